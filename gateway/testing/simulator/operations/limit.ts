import { fromMinor } from '#src/contract/core/amount.ts';
import { type } from './decide.ts';
import type { Operation } from '../till.ts';

/** A limit of a player is set, lowered, raised or ended. */
export const limit: Operation = {
  name: 'limit',
  weight: 2,
  plan: (_, player, random) => {
    const which = [random.pick(['deposit', 'stake', 'loss']), random.pick(['day', 'week', 'month'])] as const;
    const most = random.pick([null, null, null, 10_000, 50_000, 200_000, 1_000_000]);
    const rest = most === null ? [] : [fromMinor(most)];
    return {
      what: `limit ${which.join(' ')} ${most ?? 'none'}`,
      send: (door) => type(door, 'limit', most === null ? 'clear' : 'set', player.account, ...which, ...rest),
    };
  },
};
