import { localeOf } from '#src/contract/core/locale.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Brasília, which has one offset all year. */
const zone = -3 * hour;

/** The next moment of a day of the week (0 is Sunday) and hour in Brasília that is at least `ahead` ms from now. */
export function nextAt(now: number, weekday: number, atHour: number, ahead: number): number {
  const local = now + ahead + zone;
  const midnight = local - (local % day);
  const days = (weekday - new Date(midnight).getUTCDay() + 7) % 7;
  const at = midnight + days * day + atHour * hour;
  return (at < local ? at + 7 * day : at) - zone;
}

/** The day of a moment in Brasília, as written in a sentence: '2 de junho', '2 June'. */
export const sayDay = (at: number, language: 'pt' | 'en'): string =>
  new Intl.DateTimeFormat(localeOf[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'America/Sao_Paulo',
  }).format(at);
