import { type DateRange, dayOf, faultsOf, momentsOf } from '#src/components/kit/records/date-range.ts';

/** The years on offer: this one, and the ones before it. */
const yearsBack = 5;

/** The period of a statement, as the address has it: days of a list, a year of the player's calendar, or both, of which the year is shown. */
export type StatementSearch = { year?: string | undefined; from?: string | undefined; to?: string | undefined };

/** Invalid parts are left out. */
export function readStatementSearch({ year, from, to }: Record<string, unknown>): StatementSearch {
  const range = { from: String(from), to: String(to) };
  return {
    ...(/^20\d\d$/.test(String(year)) && { year: String(year) }),
    ...(Object.keys(faultsOf(range, '9999-12-31')).length === 0 && range),
  };
}

/** The years that can be chosen at a moment, this one first. */
export const yearsOn = (now: Date): string[] =>
  Array.from({ length: yearsBack }, (_, ago) => String(now.getFullYear() - ago));

/** The days of a year until today. */
function daysOfYear(year: string, now: Date): DateRange {
  const today = dayOf(now);
  return { from: `${year}-01-01`, to: year === today.slice(0, 4) ? today : `${year}-12-31` };
}

/** The days that a statement is about: those of the address, else this year's. */
export const periodOf = ({ year, from, to }: StatementSearch, now: Date): DateRange =>
  year === undefined && from !== undefined && to !== undefined
    ? { from, to }
    : daysOfYear(year ?? dayOf(now).slice(0, 4), now);

/** Where the months of a year begin, and where the last of them ends; of other days where they begin and end. Epoch ms. */
export function spansOf(search: StatementSearch, now: Date): number[] {
  const range = periodOf(search, now);
  const { since, until } = momentsOf(range);
  if (!isYear(search)) return [since, until];
  const months = Number(range.to.slice(5, 7));
  const begins = Array.from({ length: months }, (_, month) =>
    new Date(Number(range.from.slice(0, 4)), month, 1).getTime(),
  );
  return [...begins, until];
}

/** Whether the statement is that of a year, whose months are shown. */
export const isYear = ({ year, from }: StatementSearch): boolean => year !== undefined || from === undefined;
