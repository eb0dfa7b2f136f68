import * as calls from '#src/contract/wallets/wallets.ts';
import { send } from '#src/platform/calls/send.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** All wallets of the member; money is never stored [S1-028]. */
export const walletsResource = defineRead({
  name: 'wallets',
  call: calls.wallets,
  query: () => ({}),
  freshFor: 0,
});

/** The member's transfers between wallets, the last first. */
export const transfersResource = definePagedRead({
  name: 'wallet-transfers',
  call: calls.walletTransactions,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

const moved = [walletsResource, transfersResource, walletResource];

/** Has the gateway ask the vendors, and shows what they say. Never rejects: what they do not say stays as it was, with its age. */
export async function askVendors(store: Store): Promise<void> {
  try {
    walletsResource.set(store, undefined, await send(calls.wallets, { query: { refresh: '1' } }));
  } catch {
    await walletsResource.refresh(store, undefined);
  }
}

export const transfer = defineWrite({ call: calls.walletTransfer, changes: moved });
export const bringAll = defineWrite({
  call: calls.bringHome,
  changes: moved,
  pick: ({ list }) => list,
});
export const cancelWaiting = defineWrite({ call: calls.cancelWalletTransfer, changes: moved });
export const setFollow = defineWrite({
  call: calls.setWalletFollow,
  changes: [walletsResource],
  show: (store, { follows }) => walletsResource.updateAll(store, (wallets) => ({ ...wallets, follows })),
});
