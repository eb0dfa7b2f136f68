import type { Transaction } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { otherSide } from '#gateway/ledger/play-money.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { findTransaction, layTombstone } from './vendor-once.ts';
import type { TakenBack } from './vendor-round.ts';

export type Rollback = {
  readonly vendor: string;
  readonly playerId: string;
  readonly roundId: string;
  readonly betTransactionId: string;
};

type BetKey = { vendor: string; transaction_id: string; memberId: string; roundId: string };
type RoundKey = { vendor: string; memberId: string; roundId: string; amount: number };

const unbook = compiled((db, param: Params<BetKey>) =>
  db
    .updateTable('vendor_transactions')
    .set({ state: 'rolled-back' })
    .where('vendor', '=', param('vendor'))
    .where('transaction_id', '=', param('transaction_id'))
    .where('member_id', '=', param('memberId'))
    .where('round_id', '=', param('roundId'))
    .where('kind', '=', 'bet')
    .where('state', '=', 'done')
    .returning('amount_minor'),
);
/** Finds no row when the round has been won: what was paid is not taken back by a vendor. */
const removeBet = compiled((db, param: Params<RoundKey>) =>
  db
    .updateTable('rounds')
    .set((eb) => ({
      bets: eb('bets', '-', 1),
      stake_minor: eb('stake_minor', '-', param('amount')),
      state: eb
        .case()
        .when('bets', '=', 1)
        .then('cancelled' as const)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('vendor', '=', param('vendor'))
    .where('member_id', '=', param('memberId'))
    .where('round_id', '=', param('roundId'))
    .where('win_minor', '=', 0)
    .returning(['member_id', 'vendor', 'node_id', 'currency', 'created_at', 'ended_at', 'state']),
);

type UndoCounted = (trx: Transaction<Tables>, bet: TakenBack) => Promise<unknown>;

/**
 * Returns the stake of one bet, also with an expired token. A bet that has not arrived leaves a tombstone, so
 * that it is refused when it arrives; a bet that was refused or rolled back before is unchanged. Refuses with
 * transaction_conflict where the transaction is no bet of this round, or the round has been won. Where the round had ended, `undo` reverses
 * the effects of the stake since then.
 */
export async function rollBackBet(
  trx: Transaction<Tables>,
  rollback: Rollback,
  now: number,
  undo?: UndoCounted,
): Promise<void> {
  const { vendor, playerId, roundId, betTransactionId } = rollback;
  if (await layTombstone(trx, { vendor, transactionId: betTransactionId, playerId, roundId, amountMinor: 0 }, now))
    return;
  const bet = await unbook.first(trx, { vendor, transaction_id: betTransactionId, memberId: playerId, roundId });
  if (!bet) return refuseOtherTransaction(trx, rollback);
  const amount = bet.amount_minor;
  const round = await removeBet.first(trx, { vendor, memberId: playerId, roundId, amount });
  if (!round) throw new Refusal('transaction_conflict');
  await uncount(trx, round, amount, now);
  if (round.ended_at !== null) await undo?.(trx, { vendor, memberId: playerId, roundId, amountMinor: amount });
  const accounts = { wallet: walletId(playerId, round.currency), other: otherSide(vendor, playerId, round.currency) };
  await moveMoney(trx, { kind: 'rollback', ref: `${vendor}:${betTransactionId}`, ...accounts, amount }, now);
}

type Left = Parameters<typeof countRound>[1] & Pick<Tables['rounds'], 'ended_at' | 'state'>;

/** Takes a stake from what its round counts for; a round without a bet counts as cancelled. */
async function uncount(trx: Transaction<Tables>, round: Left, amount: number, now: number) {
  const cancelled = round.state === 'cancelled';
  if (round.ended_at !== null)
    await countRound(trx, round, { state: 'ended', rounds: cancelled ? -1 : 0, stake: -amount, win: 0 }, now);
  if (cancelled) await countRound(trx, round, { state: 'cancelled', rounds: 1, stake: 0, win: 0 }, now);
}

async function refuseOtherTransaction(
  trx: Transaction<Tables>,
  { vendor, playerId, roundId, betTransactionId }: Rollback,
) {
  const found = await findTransaction.first(trx, { vendor, transaction_id: betTransactionId });
  const sameBet = found?.kind === 'bet' && found.member_id === playerId && found.round_id === roundId;
  if (!sameBet) throw new Refusal('transaction_conflict');
}
