import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';

/** The balance: read anew whenever it is asked for, stored nowhere [S1-028]. */
export const walletResource = defineRead({
  name: 'wallet',
  call: () => import('#src/contract/member.ts').then((module) => module.wallet),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});

/** Whether the balance shows asterisks; a preference of this device [S1-128]. */
export const hiddenBalanceAtom = atomWithStored(defineStoredFlag('hiddenBalance', 'device'), false);
