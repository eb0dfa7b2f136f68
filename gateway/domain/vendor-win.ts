import type { Kysely, Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import { vendorAccountId, walletId } from './ledger-accounts.ts';
import { moveMoney } from './ledger.ts';

/** The highest win of one transaction, in minor units: a jackpot, never a slip of the pen. */
const winLimit = 10_000_000_000;

export type Win = {
  readonly vendor: string;
  readonly playerId: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly nodeId: string;
  readonly currency: string;
  readonly amountMinor: number;
};

type Key = { vendor: string; memberId: string; roundId: string };

const addWin = compiled((db, param: Params<Key & { amount: number; nodeId: string; currency: string }>) =>
  db
    .updateTable('rounds')
    .set((eb) => ({ win_minor: eb('win_minor', '+', param('amount')) }))
    .where('vendor', '=', param('vendor'))
    .where('member_id', '=', param('memberId'))
    .where('round_id', '=', param('roundId'))
    .where('node_id', '=', param('nodeId'))
    .where('currency', '=', param('currency'))
    .where('bets', '>', 0)
    .returning('ended_at'),
);
const roundRow = compiled((db, param: Params<Key>) =>
  db
    .selectFrom('rounds')
    .select(['state', 'node_id', 'currency'])
    .where('vendor', '=', param('vendor'))
    .where('member_id', '=', param('memberId'))
    .where('round_id', '=', param('roundId')),
);

/** A round of a vendor and a player; undefined when no bet opened it. */
export const findRound = (db: Kysely<Tables>, key: Key) => roundRow.first(db, key);

/**
 * Pays a win of a round that has a bet, whatever has become of the player's token, and answers the balance and whether the
 * round had ended before. Refuses with not_found (no such round: the bet may still be under way), transaction_rolled_back,
 * invalid_request (another game or currency) and limit_reached.
 */
export async function payWin(
  trx: Transaction<Tables>,
  win: Win,
  now: number,
): Promise<{ balanceMinor: number; late: boolean }> {
  const { vendor, playerId: memberId, roundId, nodeId, currency, amountMinor: amount } = win;
  if (amount > winLimit) throw new Refusal('limit_reached');
  const round = await addWin.first(trx, { vendor, memberId, roundId, nodeId, currency, amount });
  if (!round) throw await whyNot(trx, win, { vendor, memberId, roundId });
  const accounts = { wallet: walletId(memberId, currency), other: vendorAccountId(vendor, currency) };
  const move = { kind: 'win', ref: `${vendor}:${win.transactionId}`, ...accounts, amount };
  return { balanceMinor: await moveMoney(trx, move, now), late: round.ended_at !== null };
}

async function whyNot(trx: Transaction<Tables>, win: Win, key: Key): Promise<Refusal> {
  const round = await findRound(trx, key);
  if (!round) return new Refusal('not_found');
  const fields = [
    ...(round.node_id === win.nodeId ? [] : ['nodeId']),
    ...(round.currency === win.currency ? [] : ['currency']),
  ];
  return fields.length > 0 ? new Refusal('invalid_request', { fields }) : new Refusal('transaction_rolled_back');
}
