import { fromMinor } from '#src/contract/core/amount.ts';
import { askAsVendor } from '../ask.ts';
import { noteMove } from '../history.ts';
import { nextKey } from '../player.ts';
import type { Operation } from '../till.ts';

/** A win of a round with a bet. */
export const win: Operation = {
  name: 'win',
  weight: 12,
  plan: ({ history }, player, random) => {
    const round = random.some(player.rounds.filter(({ over, bets }) => !over && bets.length > 0));
    if (!round) return undefined;
    const minor = random.pick([100, 500, 2000, 6000]);
    const transaction = nextKey(player, 'win');
    const body = { playerId: player.memberId, roundId: round.id, transactionId: transaction, amount: fromMinor(minor) };
    return {
      what: `win ${minor}`,
      send: (door) => askAsVendor(door, 'win', { ...body, currency: 'BRL', nodeId: 'COR-2' }),
      same: ({ value }) => String(value['balance']),
      done: ({ code }) => {
        if (code !== 'ok') return;
        round.won = true;
        noteMove(history, { kind: 'win', ref: `COR:${transaction}`, player: player.number, minor });
      },
    };
  },
};
