import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { historyResource, ratesResource } from './rates.resource.ts';
import { readRatesSearch } from './rates-search.ts';

/** Loads the rates that the address asks for, for agents. */
export async function loadRates(store: Store, given: Record<string, unknown>): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type === undefined || !may.agentArea(type)) return;
  const { account = '', view } = readRatesSearch(given);
  await beginReads(
    view === 'history' ? historyResource.ensure(store, undefined) : ratesResource.ensure(store, { account, page: 1 }),
  );
}
