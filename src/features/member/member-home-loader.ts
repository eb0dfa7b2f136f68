import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** Loads the member's details and balance. */
export async function loadMemberHome(store: Store): Promise<void> {
  await beginReads(memberInfoResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
