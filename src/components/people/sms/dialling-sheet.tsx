import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import Check from 'lucide-react/icons/check';
import { foldText } from '#src/contract/core/fold-text.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { countriesResource } from '#src/state/site/countries.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { SearchField } from '#src/ui/search-field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { type DialledCountry, diallingCountries, likelyCountries } from './dialling.ts';
import s from './dialling-sheet.module.css';

type DiallingSheetProps = {
  open: boolean;
  /** The selected dialling code. */
  chosen: string;
  onChoose: (code: string) => void;
  onClose: () => void;
};

type Named = DialledCountry & { readonly name: string };

/** All countries by name, in dictionary order. */
async function namedCountries(language: Language): Promise<readonly Named[]> {
  const { countryNames } = await (language === 'en'
    ? import('./country-names-en.data.ts')
    : import('./country-names-pt.data.ts'));
  const names = new Map(countryNames.split('|').map((row) => [row.slice(0, 2), row.slice(2)]));
  return diallingCountries
    .map((one) => ({ ...one, name: names.get(one.country) ?? one.country }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

/** Select of a dialling code by country: the merchant's and likely ones first, then all; searchable by name or code. */
export function DiallingSheet({ open, chosen, onChoose, onClose }: DiallingSheetProps) {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const [all, setAll] = useState<readonly Named[]>([]);
  const [sought, setSought] = useState('');
  const { value: merchant } = useResource(countriesResource, undefined, { onDemand: true });
  useEffect(() => {
    let current = true;
    void namedCountries(language).then((named) => current && setAll(named));
    return () => {
      current = false;
    };
  }, [language]);

  const words = foldText(sought.replace('+', '').trim());
  const found = all.filter(
    ({ name, code }) => foldText(name).includes(words) || (words !== '' && code.startsWith(words)),
  );
  const likely = words === '' ? likelyCountries(merchant?.countries) : [];
  const first = likely.flatMap((wanted) => all.find(({ country }) => country === wanted) ?? []);
  const count = found.length;
  const rows = (countries: readonly Named[]) => (
    <ul className={s.list}>
      {countries.map(({ country, code, name }) => (
        <li key={country}>
          <button type="button" className={s.row} aria-pressed={code === chosen} onClick={() => onChoose(code)}>
            <span className={s.flag} aria-hidden="true">
              {country}
            </span>
            <span className={s.name}>{name}</span>
            <span className={s.code}>+{code}</span>
            {code === chosen ? <Check size={20} /> : <span className={s.noCheck} />}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t`Country and code`} closeLabel={t`Close`}>
      <SearchField
        label={t`Search country or code`}
        defaultValue={sought}
        onInput={setSought}
        clearLabel={t`Clear the search`}
      />
      <p className="sr-only" role="status">
        {words !== '' && <Plural value={count} one="# country" other="# countries" />}
      </p>
      <div className={s.all}>
        {first.length > 0 && (
          <>
            <h3 className={s.head}>
              <Trans>Likely</Trans>
            </h3>
            {rows(first)}
            <h3 className={s.head}>
              <Trans>All</Trans>
            </h3>
          </>
        )}
        {rows(found)}
        {all.length > 0 && count === 0 && <StatePanel kind="empty" title={t`No country found`} />}
      </div>
    </Sheet>
  );
}
