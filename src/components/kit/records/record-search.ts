import { wholeNumber } from '#src/contract/core/query-text.ts';
import { type DateRange, dayOf, faultsOf, presets } from './date-range.ts';

/** What a list of records has in its address; what is as at first is left out. */
export type RecordSearch<Filter extends string = never> = {
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
} & { [name in Filter]?: string | undefined };

/**
 * Reads the address of a list: days, page, and filters by the values that each may have. What does not fit is left out.
 * Plain code, because every search schema is part of the first route.
 */
export function readRecordSearch<Filter extends string = never>(
  search: Record<string, unknown>,
  filters: Record<Filter, readonly string[]> = {} as Record<Filter, readonly string[]>,
): RecordSearch<Filter> {
  const { from, to, page } = search;
  const range = { from: String(from), to: String(to) };
  const chosen = Object.entries<readonly string[]>(filters).map(([name, values]) => [
    name,
    values.find((value) => value === search[name]),
  ]);
  return {
    ...(Object.keys(faultsOf(range, '9999-12-31')).length === 0 && range),
    page: wholeNumber(page, 2, 99_999),
    ...Object.fromEntries(chosen),
  };
}

/** The days to ask for: those of the address, else the last seven. */
export const rangeOf = ({ from, to }: RecordSearch, now: Date): DateRange =>
  from && to ? { from, to } : presets.week(dayOf(now));
