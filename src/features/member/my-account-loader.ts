import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { walletResource } from '#src/state/money/wallet.ts';
import { accountOverviewResource } from './my-account.resource.ts';

/** What the member has, and since when he is one; a trial guest is told by the page that it is not for him. */
export async function loadMyAccount(store: Store): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type !== undefined && !may.memberCentre(type)) return;
  await beginReads(accountOverviewResource.ensure(store, undefined), walletResource.ensure(store, undefined));
}
