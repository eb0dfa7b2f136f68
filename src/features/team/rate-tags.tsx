import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { localeOf } from '#src/platform/language/i18n.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { useCategoryName } from './use-category-name.ts';
import s from './member-sheet.module.css';

/** Rates of an agent by category, in hundredths of a percent. */
export function RateTags({ rates }: { rates: Readonly<Record<string, number>> }) {
  const language = useAtomValue(languageAtom);
  const nameOf = useCategoryName();
  const format = new Intl.NumberFormat(localeOf[language], { style: 'percent', minimumFractionDigits: 2 });
  return (
    <>
      <h3 className={s.heading}>
        <Trans>Rebate</Trans>
      </h3>
      <ul className={s.tags}>
        {Object.entries(rates).map(([category, rate]) => (
          <li key={category} className="num">
            {nameOf(category)} {format.format(rate / 10_000)}
          </li>
        ))}
      </ul>
    </>
  );
}
