import { beginReads } from '#src/components/kit/begin-reads.ts';
import { readRecordSearch } from '#src/components/kit/records/record-search.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { accountFilters, betFilters } from './record-filters.ts';
import { recordsOf } from './records.resource.ts';

type Given = Record<string, unknown>;

/** The rounds for the URL's filters. */
export function loadBets(store: Store, given: Given): Promise<void> {
  const search = readRecordSearch(given, betFilters);
  return beginReads(recordsOf(search).bets.ensure(store, { search, language: store.get(languageAtom) }));
}

/** The bookings of the balance. */
export function loadAccountRecord(store: Store, given: Given): Promise<void> {
  const search = readRecordSearch(given, accountFilters);
  return beginReads(recordsOf(search).account.ensure(store, { search, language: store.get(languageAtom) }));
}

/** The daily totals. */
export function loadProfit(store: Store, given: Given): Promise<void> {
  const search = readRecordSearch(given);
  return beginReads(recordsOf(search).profit.ensure(store, { search }));
}
