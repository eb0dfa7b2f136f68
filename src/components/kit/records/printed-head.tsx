import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { usePage } from '#src/components/kit/page.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatDateTime, formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { brandAtom, currencyAtom } from '#src/state/site/site.ts';
import '#src/ui/print.css';
import { type DateRange, momentsOf } from './date-range.ts';
import s from './printed-head.module.css';

/** `zone`: the time zone of the days, where it is not the device's. */
type PrintedHeadProps = { range: DateRange; zone?: string };

/** The days of a period in words. */
export function periodText({ from, to }: DateRange, language: Language): string {
  const day = (of: string) => formatDay(momentsOf({ from: of, to: of }).since, language);
  return `${day(from)} – ${day(to)}`;
}

/** The head of a printed page: the site, the page, the member, the period, and where and when it was made. */
export function PrintedHead({ range, zone }: PrintedHeadProps) {
  const { t, i18n } = useLingui();
  const { title } = usePage();
  const language = useAtomValue(languageAtom);
  const brand = useAtomValue(brandAtom);
  const { code: currency } = useAtomValue(currencyAtom);
  const member = useAtomValue(memberAtom);
  const now = serverTime(useClock(60_000));
  const facts = [
    [t`Account`, member?.userName ?? ''],
    [t`Period`, periodText(range, language)],
    [t`Time zone`, zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone],
    [t`Currency`, currency],
    [t`Made on`, formatDateTime(now, language)],
  ];
  return (
    <div className={s.printed}>
      <p className={s.brand}>{brand}</p>
      <h2>{i18n._(title)}</h2>
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
