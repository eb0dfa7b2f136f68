import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/wallet.ts';
import { accountOverviewResource } from './my-account.resource.ts';

/** What the member has, and since when he is one. */
export async function loadMyAccount(store: Store): Promise<void> {
  await beginReads(accountOverviewResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
