import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { accountOverviewResource } from './my-account.resource.ts';

/** Loads the member's balance and registration date; for a trial guest the page says that it is for members only. */
export async function loadMyAccount(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.memberCentre))) return;
  await beginReads(accountOverviewResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
