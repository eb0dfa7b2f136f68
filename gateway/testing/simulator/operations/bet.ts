import { fromMinor } from '#src/contract/core/amount.ts';
import { askAsVendor } from '../ask.ts';
import { noteMove } from '../history.ts';
import { nextKey, playerTokenOf, type Round } from '../player.ts';
import type { Operation } from '../till.ts';

/** A bet in a new round, or in one that is open. */
export const bet: Operation = {
  name: 'bet',
  weight: 26,
  plan: ({ history }, player, random) => {
    const open = player.rounds.filter(({ over }) => !over);
    const round: Round = (random.chance(0.3) ? random.some(open) : undefined) ?? {
      ...{ id: nextKey(player, 'round'), bets: [], won: false, over: false },
    };
    const minor = random.pick([100, 250, 1000, 2500, 5000]);
    const transaction = nextKey(player, 'bet');
    const playerId = player.memberId;
    const body = { playerId, roundId: round.id, transactionId: transaction, amount: fromMinor(minor) };
    return {
      what: `bet ${minor}`,
      send: async (door) =>
        askAsVendor(door, 'bet', {
          ...body,
          ...{ currency: 'BRL', nodeId: 'COR-2', playerToken: await playerTokenOf(door, player) },
        }),
      same: ({ value }) => String(value['balance']),
      done: ({ code }) => {
        if (code !== 'ok') return;
        if (round.bets.length === 0) player.rounds.push(round);
        round.bets.push({ transaction, minor });
        noteMove(history, { kind: 'bet', ref: `COR:${transaction}`, player: player.number, minor: -minor });
      },
    };
  },
};
