import { askAsVendor } from '../ask.ts';
import { nextKey } from '../player.ts';
import type { Operation } from '../till.ts';

/** A round ends: its stakes count from then on. */
export const endRound: Operation = {
  name: 'end-round',
  weight: 14,
  plan: (_, player, random) => {
    const round = random.some(player.rounds.filter(({ over }) => !over));
    if (!round) return undefined;
    const body = { playerId: player.memberId, roundId: round.id, transactionId: nextKey(player, 'end') };
    return {
      what: 'end-round',
      send: (door) => askAsVendor(door, 'end-round', body),
      done: ({ code }) => {
        if (code === 'ok') round.over = true;
      },
    };
  },
};
