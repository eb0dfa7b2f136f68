import { atom } from 'jotai';
import { wallet } from '#src/contract/account/member.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';

/** The balance: loaded on every read, never stored [S1-028]. */
export const walletResource = defineRead({
  name: 'wallet',
  call: wallet,
  query: () => ({}),
  freshFor: 0,
});

/** Whether a refresh requested by the member is pending. */
const askedForAtom = atom(false);
export const balanceAskedForAtom = atom((get) => get(askedForAtom));

/** Reads the balance again on the member's request, with a pending state [S1-129]. Never rejects. */
export async function refreshBalance(store: Store): Promise<void> {
  store.set(askedForAtom, true);
  await walletResource.refresh(store, undefined);
  store.set(askedForAtom, false);
}

/** Whether the balance is masked with asterisks; a preference of this device [S1-128]. */
export const hiddenBalanceAtom = atomWithStored(defineStoredFlag('hiddenBalance', 'device'), false);
