import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { historyResource, ratesResource } from './rates.resource.ts';
import { readRatesSearch } from './rates-search.ts';

/** Loads the rates that the address asks for, for agents. */
export async function loadRates(store: Store, given: Record<string, unknown>): Promise<void> {
  if (!(await loadsFor(store, may.agentArea))) return;
  const { account = '', view } = readRatesSearch(given);
  await beginReads(
    view === 'history' ? historyResource.ensure(store, undefined) : ratesResource.ensure(store, { account, page: 1 }),
  );
}
