import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { accountOverviewResource } from './my-account.resource.ts';

/** Loads the member's balance and registration date; for a trial guest the page says that it is for members only. */
export async function loadMyAccount(store: Store): Promise<void> {
  await beginReads(accountOverviewResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
