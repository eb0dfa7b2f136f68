import { fromMinor } from '#src/contract/core/amount.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { houseAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { countHousePayment, type HousePayment, logHousePayment } from '#gateway/ledger/house-payments.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import type { EndedRound } from '../vendors/vendor-round.ts';
import { sendMessage } from '../notify/inbox/send-message.ts';
import { jackpotHeld, jackpotWon } from '../notify/push/account-messages.ts';
import { enqueuePush } from '../notify/push/enqueue.ts';
import { heldJackpotMessage, jackpotMessage } from './jackpot-message.ts';
import { amountOf, growth, type JackpotRow, newRun, nextTerms, openLevel } from './runs.ts';

/**
 * Pays a jackpot that has reached its level to the member of that round, once: its run ends, its level is disclosed, and the
 * next one begins. The fraction of a minor unit is carried over to it, and so is the run's own carry. The house pays up to its limit for a vendor's
 * rounds in a day: beyond that the drop is held, the member is notified, and the operator decides. Returns the function to call after the commit.
 */
export async function drop(
  gateway: Gateway,
  trx: Transaction<Tables>,
  row: JackpotRow,
  { memberId, vendor, roundId, currency, stakeMinor }: EndedRound,
): Promise<() => void> {
  const now = gateway.clock();
  const opened = await openLevel(gateway, row);
  if (!opened) throw new Error(`the level of ${row.run_id} is not known`);
  const amount = amountOf(row);
  const next = await newRun(trx, gateway, nextTerms(row), now, (row.grown % growth) + row.carried);
  const ended = await trx
    .updateTable('jackpots')
    .set(next)
    .where('id', '=', row.id)
    .where('run_id', '=', row.run_id)
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) throw new Error(`the run ${row.run_id} has ended`);
  const payment: HousePayment = {
    ...{ kind: 'jackpot', ref: row.run_id, memberId, currency, amount, capped: false },
    stakes: [{ vendor, minor: stakeMinor }],
  };
  const counted = await countHousePayment(trx, payment, gateway.config.rewardLimits, now);
  await trx
    .insertInto('jackpot_drops')
    .values({
      run_id: row.run_id,
      jackpot_id: row.id,
      member_id: memberId,
      vendor,
      round_id: roundId,
      before_minor: amountOf({ ...row, grown: row.grown - stakeMinor * row.run_rate_bp }),
      amount_minor: amount,
      form: row.form,
      rate_bp: row.run_rate_bp,
      seed_minor: row.run_seed_minor,
      cap_minor: row.run_cap_minor,
      level_minor: opened.levelMinor,
      salt: opened.salt,
      commitment: row.commitment,
      started_at: row.started_at,
      dropped_at: now,
      state: counted.held ? 'held' : 'paid',
      reason: '',
      decided_by: '',
    })
    .execute();
  const names = { pt: row.name_pt, en: row.name_en };
  const told = counted.held ? heldJackpotMessage : jackpotMessage;
  await sendMessage(trx, { memberId }, told(names, fromMinor(amount), currency), now);
  await enqueuePush(trx, { memberId }, counted.held ? jackpotHeld : jackpotWon, now);
  if (!counted.held) await payJackpot(trx, { runId: row.run_id, memberId, currency, amount }, now);
  return () => logHousePayment(gateway, payment, counted);
}

type Won = { readonly runId: string; readonly memberId: string; readonly currency: string; readonly amount: number };

/** Books what a run has paid, once. */
export async function payJackpot(
  trx: Transaction<Tables>,
  { runId, memberId, currency, amount }: Won,
  now: number,
): Promise<void> {
  const accounts = { wallet: walletId(memberId, currency), other: houseAccountId(currency, memberId) };
  await moveMoney(trx, { kind: 'jackpot', ref: runId, ...accounts, amount }, now);
}
