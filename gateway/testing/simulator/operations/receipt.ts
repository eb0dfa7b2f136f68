import { journalReceipt } from '#src/contract/records/records.ts';
import { ask } from '../ask.ts';
import { tokenOf } from '../player.ts';
import type { Operation } from '../till.ts';

/** A receipt of a bet that was acknowledged: the books have it, with a place in the log. */
export const receipt: Operation = {
  name: 'receipt',
  weight: 3,
  plan: ({ history }, player, random) => {
    const bet = random.some(player.rounds.slice(-5).flatMap(({ bets }) => bets));
    if (!bet) return undefined;
    const query = { kind: 'bet', ref: `COR:${bet.transaction}` };
    return {
      what: `receipt of ${bet.minor}`,
      send: async (door) => ask(door, journalReceipt, { query, token: await tokenOf(door, player) }),
      done: ({ code }) => {
        if (code === 'not_found') history.wrong.push(`no receipt of ${query.ref}`);
      },
    };
  },
};
