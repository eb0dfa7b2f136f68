import { twoDigits } from '#src/contract/core/two-digits.ts';

/** Days of the player's calendar, 'YYYY-MM-DD', both included. */
export type DateRange = { from: string; to: string };

/** Errors of a day in a range. */
export type DayFault = 'missing' | 'future' | 'reversed' | 'long';

/** Maximum number of days per request. */
export const longestRange = 90;
const defaultDays = 7;

/** The day of a moment in the device's time zone, which is the player's. */
export const dayOf = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** The start of a day in the player's zone, `later` days on; not always midnight, due to daylight saving time. */
function startOf(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

/** The day a number of days earlier; by the calendar, as a day may have 23 or 25 hours. */
const before = (day: string, days: number): string => dayOf(startOf(day, -days));

/** Whether a text is an existing day. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(startOf(text)) === text;

const lastDays = (today: string, days: number): DateRange => ({ from: before(today, days - 1), to: today });

/** The presets, by name. */
export const presets = {
  today: (today: string) => lastDays(today, 1),
  yesterday: (today: string): DateRange => ({ from: before(today, 1), to: before(today, 1) }),
  week: (today: string) => lastDays(today, defaultDays),
  month: (today: string) => lastDays(today, 30),
} as const;

/** Errors of a range, by field; empty if it is valid. A browser does not enforce its own min and max. */
export function faultsOf({ from, to }: DateRange, today: string): { from?: DayFault; to?: DayFault } {
  if (!isDay(from)) return { from: 'missing' };
  if (!isDay(to)) return { to: 'missing' };
  if (from > today) return { from: 'future' };
  if (to > today) return { to: 'future' };
  if (from > to) return { from: 'reversed' };
  return before(to, longestRange - 1) > from ? { from: 'long' } : {};
}

/** The moments of a range, the end exclusive; epoch ms. */
export function momentsOf({ from, to }: DateRange): { since: number; until: number } {
  return { since: startOf(from).getTime(), until: startOf(to, 1).getTime() };
}

/** The start of each day of a range, and the end of the last; epoch ms. */
export function beginningsOf({ from, to }: DateRange): number[] {
  const { until } = momentsOf({ from, to });
  const moments: number[] = [];
  for (let at = startOf(from); at.getTime() < until; at = startOf(from, moments.length)) moments.push(at.getTime());
  return [...moments, until];
}
