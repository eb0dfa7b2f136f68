import { beginReads } from '#src/components/kit/begin-reads.ts';
import { readRecordSearch } from '#src/components/kit/records/record-search.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { may } from '#src/contract/core/member-type.ts';
import { roundGroups } from '#src/contract/records/records.ts';
import { accountFilters, betFilters, profitFilters } from './record-filters.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { balanceSumsRead } from './balance-sums.resource.ts';
import { recordsOf } from './records.resource.ts';
import { readStatementSearch, spansOf } from './statement-period.ts';

type Given = Record<string, unknown>;

/** The rounds for the URL's filters. */
export function loadBets(store: Store, given: Given): Promise<void> {
  const search = readRecordSearch(given, betFilters);
  return beginReads(recordsOf(search).bets.ensure(store, { search, language: store.get(languageAtom) }));
}

/** The bookings of the balance; those of a team are asked for by their page. */
export async function loadAccountRecord(store: Store, given: Given): Promise<void> {
  if (given['types'] === 'A' && (await loadsFor(store, may.agentArea))) return;
  const search = readRecordSearch(given, accountFilters);
  await beginReads(recordsOf(search).account.ensure(store, { search, language: store.get(languageAtom) }));
}

/** The totals by day, or by category or vendor. */
export function loadProfit(store: Store, given: Given): Promise<void> {
  const search = readRecordSearch(given, profitFilters);
  const by = roundGroups.find((group) => group === search.by);
  const { profit, totals } = recordsOf(search);
  return beginReads(by ? totals.ensure(store, { search, by }) : profit.ensure(store, { search }));
}

/** The sums of the statement's period. */
export function loadStatement(store: Store, given: Given): Promise<void> {
  const moments = spansOf(readStatementSearch(given), new Date(serverTime())).join();
  return beginReads(balanceSumsRead.ensure(store, { moments }));
}
