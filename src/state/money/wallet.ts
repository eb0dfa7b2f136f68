import { atom } from 'jotai';
import { wallet } from '#src/contract/account/member.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';

/** The balance: read anew whenever it is asked for, stored nowhere [S1-028]. */
export const walletResource = defineRead({
  name: 'wallet',
  call: wallet,
  query: () => ({}),
  freshFor: 0,
});

/** Whether the member is waiting for the balance to be read again. */
const askedForAtom = atom(false);
export const balanceAskedForAtom = atom((get) => get(askedForAtom));

/** Reads the balance again because the member asked for it, which is seen meanwhile [S1-129]. Never rejects. */
export async function refreshBalance(store: Store): Promise<void> {
  store.set(askedForAtom, true);
  await walletResource.refresh(store, undefined);
  store.set(askedForAtom, false);
}

/** Whether the balance shows asterisks; a preference of this device [S1-128]. */
export const hiddenBalanceAtom = atomWithStored(defineStoredFlag('hiddenBalance', 'device'), false);
