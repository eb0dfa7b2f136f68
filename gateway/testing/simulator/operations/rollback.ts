import { askAsVendor } from '../ask.ts';
import { noteMove } from '../history.ts';
import { nextKey } from '../player.ts';
import type { Operation } from '../till.ts';

/** A bet of a round that is not won is taken back, or one that has never come. */
export const rollback: Operation = {
  name: 'rollback',
  weight: 6,
  plan: ({ history }, player, random) => {
    const round = random.some(player.rounds.filter(({ won, bets }) => !won && bets.length > 0));
    if (!round) return undefined;
    const isUnknown = random.chance(0.2);
    const taken = isUnknown ? undefined : random.some(round.bets);
    const betTransactionId = taken?.transaction ?? nextKey(player, 'never');
    const body = { playerId: player.memberId, roundId: round.id, betTransactionId };
    const transactionId = nextKey(player, 'rollback');
    return {
      what: `rollback of ${taken?.minor ?? 'nothing'}`,
      send: (door) => askAsVendor(door, 'rollback', { ...body, transactionId }),
      done: ({ code }) => {
        const ref = `COR:${betTransactionId}`;
        // Of several rollbacks of one bet, all of which are accepted, one moves money.
        if (code !== 'ok' || !taken || history.moves.rollback.has(ref)) return;
        round.bets.splice(0, round.bets.length, ...round.bets.filter((one) => one !== taken));
        noteMove(history, { kind: 'rollback', ref, player: player.number, minor: taken.minor });
      },
    };
  },
};
