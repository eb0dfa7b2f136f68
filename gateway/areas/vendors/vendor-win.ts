import type { Kysely, Transaction } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { vendorAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { postJournal } from '#gateway/ledger/ledger.ts';
import { isPlayPlayer, otherSide } from '#gateway/ledger/play-money.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { refuseDayExposure, refuseHighWin, refuseRoundExposure, type VendorLimits } from './vendor-exposure.ts';

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
    .returning(['ended_at', 'stake_minor', 'win_minor', 'created_at']),
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

/** `late`: the round had ended before. `high`: today's exposure, when this win took it past half of what is allowed. */
type Paid = {
  readonly balanceMinor: number;
  readonly late: boolean;
  readonly high: Awaited<ReturnType<typeof refuseDayExposure>>;
};

/**
 * Pays a win of a round that has a bet, also with an expired token. Refuses with not_found (no such round: the
 * bet may still be in flight), transaction_rolled_back, transaction_conflict (the round ended too long ago), invalid_request
 * (another game or currency) and limit_reached, by ExposureReached beyond the vendor's limit: play money has no
 * such limit.
 */
export async function payWin(trx: Transaction<Tables>, win: Win, limits: VendorLimits, now: number): Promise<Paid> {
  const { vendor, playerId: memberId, roundId, nodeId, currency, amountMinor: amount } = win;
  refuseHighWin(amount);
  const round = await addWin.first(trx, { vendor, memberId, roundId, nodeId, currency, amount });
  if (!round) throw await whyNot(trx, win, { vendor, memberId, roundId });
  if (round.ended_at !== null && now - round.ended_at > limits.lateWinFor) throw new Refusal('transaction_conflict');
  if (round.ended_at !== null) {
    const ended = { member_id: memberId, vendor, node_id: nodeId, currency, created_at: round.created_at };
    await countRound(trx, ended, { state: 'ended', rounds: 0, stake: 0, win: amount }, now);
  }
  const inMoney = !isPlayPlayer(memberId);
  if (inMoney) refuseRoundExposure(round, limits);
  const [wallet, account] = [walletId(memberId, currency), otherSide(vendor, memberId, currency)];
  const postings = [
    { accountId: wallet, amount },
    { accountId: account, amount: -amount },
  ];
  const held = await postJournal(trx, { kind: 'win', ref: `${vendor}:${win.transactionId}`, postings }, now);
  const paid = { accountId: vendorAccountId(vendor, currency), won: amount };
  const high = inMoney ? await refuseDayExposure(trx, paid, limits, now) : null;
  return { balanceMinor: held.get(wallet) ?? 0, late: round.ended_at !== null, high };
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
