import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Kickoff } from '#src/contract/lobby/match-time.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { minutesLeft } from '#src/components/kit/minutes-left.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import s from './match.module.css';

const minute = 60_000;
const hour = 60 * minute;

/**
 * The state of a match by the gateway's clock: its minute, a countdown to a kick-off within the hour, or the time of the
 * kick-off; `withDay` if no day heading is above it.
 */
export function MatchWhen({ kickoff: { at }, withDay }: { kickoff: Kickoff; withDay?: boolean }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const now = serverTime(useClock());
  if (at <= now) {
    const played = Math.floor((now - at) / minute) + 1;
    return (
      <span className={s.live}>
        <Trans>Live · {played} min</Trans>
      </span>
    );
  }
  const clock = minutesLeft(at - now);
  if (at - now < hour) return <span className={`${s.soon} num`}>{t`In ${clock}`}</span>;
  return <span className="num">{withDay ? formatWeekday(at, localeOf[language]) : formatClock(at, language)}</span>;
}

const formatWeekday = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(at);
