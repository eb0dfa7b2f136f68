import { cancelWithdrawal as call } from '#src/contract/payments/withdrawals.ts';
import { ask } from '../ask.ts';
import { nextKey, tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';

export const cancelWithdrawal: Operation = {
  name: 'cancel-withdrawal',
  weight: 3,
  plan: (_, player, random) => {
    const id = random.some(player.withdrawals.slice(-3));
    if (id === undefined) return undefined;
    const key = nextKey(player, 'cancel');
    return {
      what: 'cancel-withdrawal',
      send: async (door) => ask(door, call, { key, token: await tokenOf(door, player), body: { id } }),
    };
  },
};
