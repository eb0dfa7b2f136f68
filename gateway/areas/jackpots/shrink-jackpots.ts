import { sql } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import { isPlayPlayer } from '#gateway/ledger/play-money.ts';
import type { FollowRounds } from '../vendors/vendor-round.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { announceSoon } from './announce-soon.ts';

type Key = { vendor: string; memberId: string; roundId: string };

const grownBy = compiled((db, param: Params<Key>) =>
  db
    .selectFrom('jackpot_growth')
    .select(['jackpot_id', 'rate_bp'])
    .where('vendor', '=', param('vendor'))
    .where('member_id', '=', param('memberId'))
    .where('round_id', '=', param('roundId'))
    .orderBy('jackpot_id'),
);
const takenBy = compiled((db, param: Params<Key>) =>
  db
    .selectFrom('jackpot_drops')
    .select('run_id')
    .where('member_id', '=', param('memberId'))
    .where('vendor', '=', param('vendor'))
    .where('round_id', '=', param('roundId'))
    .where('state', '!=', 'refused'),
);
const takeStake = compiled((db, param: Params<{ id: string; stake: number; rate: number }>) =>
  db
    .updateTable('jackpots')
    .set((eb) => ({
      grown: eb('grown', '-', sql<number>`cast(${param('stake')} as bigint) * cast(${param('rate')} as bigint)`),
    }))
    .where('id', '=', param('id')),
);

/**
 * Subtracts from the jackpots the contribution of a bet that is rolled back after its round has ended, at its original rate. A
 * drop in between stays paid: the present run owes it, and shows its seed until stakes have made up for it. Refuses with
 * transaction_conflict where the round dropped a jackpot, as where it was won; a log entry warns the operator.
 */
export const shrinkJackpots: FollowRounds['takenBack'] = async (gateway, trx, bet) => {
  if (isPlayPlayer(bet.memberId)) return null;
  const grown = await grownBy.all(trx, bet);
  if (grown.length === 0) return null;
  const taken = await takenBy.first(trx, bet);
  if (taken) {
    const { vendor, memberId, roundId, amountMinor: minor } = bet;
    const fields = { event: 'vendor_rollback_refused', vendor, memberId, roundId, minor, jackpot: taken.run_id };
    gateway.logger.error(fields, 'a rollback was refused: its round has taken a jackpot');
    throw new Refusal('transaction_conflict');
  }
  for (const { jackpot_id: id, rate_bp: rate } of grown) await takeStake.run(trx, { id, stake: bet.amountMinor, rate });
  return () => announceSoon(gateway);
};
