import { localeOf } from '#src/contract/core/locale.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** The reader's time zone is only known in the browser; the first render must match the server's text. */
const serverZone = 'America/Sao_Paulo';

const minute = 60_000;
const units = { days: 1440 * minute, hours: 60 * minute, minutes: minute } as const;

/** Time left, in the largest whole unit, at least one minute: 50 h are two days. */
export function timeLeft(until: number, now: number): { unit: keyof typeof units; count: number } {
  const left = Math.max(minute, until - now);
  const unit = left >= units.days ? 'days' : left >= units.hours ? 'hours' : 'minutes';
  return { unit, count: Math.floor(left / units[unit]) };
}

/** Returns a formatter of times: `27 de nov., 18:00`. */
export function useMoment(language: Language): (at: number) => string {
  const timeZone = useHydrated() ? undefined : serverZone;
  return (at) =>
    new Intl.DateTimeFormat(localeOf[language], {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone && { timeZone }),
    }).format(at);
}
