import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** Who the member is and what he has. */
export async function loadMemberHome(store: Store): Promise<void> {
  await beginReads(memberInfoResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
