import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { transfersResource, walletsResource } from './wallets.resource.ts';

/** Loads the wallets and their history, for members who play with money. */
export async function loadWallets(store: Store): Promise<void> {
  const type = store.get(memberAtom)?.type;
  if (type === undefined || !may.play(type)) return;
  await beginReads(walletsResource.ensure(store, undefined), transfersResource.ensure(store, undefined));
}
