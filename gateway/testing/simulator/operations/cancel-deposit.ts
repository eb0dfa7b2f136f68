import { cancelDeposit as call } from '#src/contract/payments/deposits.ts';
import { ask } from '../ask.ts';
import { tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';

export const cancelDeposit: Operation = {
  name: 'cancel-deposit',
  weight: 2,
  plan: (_, player, random) => {
    const found = random.some(player.deposits.slice(-4));
    if (!found) return undefined;
    return {
      what: `cancel-deposit ${found.minor}`,
      send: async (door) => ask(door, call, { token: await tokenOf(door, player), body: { id: found.id } }),
    };
  },
};
