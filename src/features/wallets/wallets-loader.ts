import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { transfersResource, walletsResource } from './wallets.resource.ts';

/** Loads the wallets and their history, for members who play with money. */
export async function loadWallets(store: Store): Promise<void> {
  await beginReads(walletsResource.ensure(store, undefined), transfersResource.ensure(store, undefined));
}
