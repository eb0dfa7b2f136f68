import { dayOf } from '#src/components/kit/records/date-range.ts';

/** A month as YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month that is some months after another. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(dayOf(new Date(year, number - 1 + months, 1)));
}

/** The days of a month (YYYY-MM-DD), and how many cells of a week that begins on Sunday are before the first. */
export function monthGrid(month: string): { readonly before: number; readonly days: readonly string[] } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(year, number, 0).getDate();
  const days = Array.from({ length: count }, (_, index) => dayOf(new Date(year, number - 1, index + 1)));
  return { before: new Date(year, number - 1, 1).getDay(), days };
}

/** The number of days of a range, both ends included. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The day that is some days before or after another. */
export const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
