import { beginReads } from '#src/components/kit/begin-reads.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { transfersResource, walletsResource } from './wallets.resource.ts';

/** Loads the wallets and their history, for members who play with money. */
export async function loadWallets(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.play))) return;
  await beginReads(walletsResource.ensure(store, undefined), transfersResource.ensure(store, undefined));
}
