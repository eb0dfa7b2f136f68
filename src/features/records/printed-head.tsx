import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type DateRange, momentsOf } from '#src/components/kit/records/date-range.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { formatDateTime, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { brandAtom, currencyAtom } from '#src/state/site/site.ts';
import s from './statement.module.css';

type PrintedHeadProps = { title: string; range: DateRange; now: Date };

/** The days of a period in words. */
export function periodText({ from, to }: DateRange, language: Language): string {
  const day = (of: string) => formatDay(momentsOf({ from: of, to: of }).since, language);
  return `${day(from)} – ${day(to)}`;
}

/** The head of a printed page of records: the site, the member, the period, and where and when it was made. */
export function PrintedHead({ title, range, now }: PrintedHeadProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const brand = useAtomValue(brandAtom);
  const { code: currency } = useAtomValue(currencyAtom);
  const member = useAtomValue(memberAtom);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const facts = [
    [t`Account`, member?.userName ?? ''],
    [t`Period`, periodText(range, language)],
    [t`Time zone`, timeZone],
    [t`Currency`, currency],
    [t`Made on`, formatDateTime(now.getTime(), language)],
  ];
  return (
    <div className={s.printed}>
      <p className={s.brand}>{brand}</p>
      <h2>{title}</h2>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
