import { wholeNumber } from '#src/contract/core/query-text.ts';
import { type DateRange, faultsOf, presets } from './date-range.ts';

/** Search parameters of a list of records; defaults are left out. */
export type RecordSearch<Filter extends string = never> = {
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
} & { [name in Filter]?: string | undefined };

/**
 * Parses the search parameters of a list: days, page, and filters by their permitted values. Invalid ones are left out. No schema
 * library, because every search schema is part of the first route.
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

/** The days to request: those of the address, else the seven that end today (YYYY-MM-DD). */
export const rangeOf = ({ from, to }: RecordSearch, today: string): DateRange =>
  from && to ? { from, to } : presets.week(today);
