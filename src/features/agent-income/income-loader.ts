import { beginTeamReads } from '#src/components/people/agents/begin-team-reads.ts';
import { readRecordSearch } from '#src/components/kit/records/record-search.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { incomeResource } from './income.resource.ts';

/** Loads the income of the address's days, for agents. */
export const loadIncome = (store: Store, given: Record<string, unknown>): Promise<void> =>
  beginTeamReads(store, (place) => [incomeResource.ensure(store, { ...place, search: readRecordSearch(given) })]);
