import * as v from 'valibot';
import { wallet, type Wallet } from '#src/contract/member.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';
import { defineStored } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';

/** The balance: read anew whenever it is asked for, kept nowhere [S1-028]. */
export const walletResource = defineResource<void, Wallet>({
  name: 'wallet',
  key: () => '',
  load: (_params, { signal }) => send(wallet, { query: {}, signal }),
  freshFor: 0,
  access: 'member',
});

/** Whether the balance shows asterisks; a preference of this device [S1-128]. */
export const hiddenBalanceAtom = atomWithStored(
  defineStored({ key: 'hiddenBalance', owner: 'device', version: 1, schema: v.boolean(), fallback: false }),
  false,
);
