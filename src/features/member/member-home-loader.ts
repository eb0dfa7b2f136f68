import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Who the member is and what he has; the code comes with the page. */
export async function loadMemberHome(store: Store): Promise<void> {
  const [{ memberInfoResource }, { walletResource }] = await Promise.all([
    import('#src/state/member.ts'),
    import('#src/state/wallet.ts'),
  ]);
  await beginReads(memberInfoResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
