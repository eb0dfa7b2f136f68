import { beginReads } from '#src/components/kit/begin-reads.ts';
import { readRecordSearch } from '#src/components/kit/records/record-search.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { statusResource, timeZoneAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import { incomeResource } from './income.resource.ts';

/** Loads the income of the address's days, for agents. */
export async function loadIncome(store: Store, given: Record<string, unknown>): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type === undefined || !may.agentArea(type)) return;
  if (store.get(whiteLabelAtom) === undefined) await statusResource.ensure(store, undefined);
  const timeZone = store.get(timeZoneAtom);
  await beginReads(incomeResource.ensure(store, { search: readRecordSearch(given), timeZone }));
}
