import { fromMinor } from '#src/contract/amount.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import { houseAccountId, walletId } from '../domain/ledger-accounts.ts';
import { moveMoney } from '../domain/ledger.ts';
import type { EndedRound } from '../domain/vendor-round.ts';
import { sendMessage } from '../messages/send-message.ts';
import { jackpotWon } from '../push/account-messages.ts';
import { enqueuePush } from '../push/enqueue.ts';
import { jackpotMessage } from './jackpot-message.ts';
import { amountOf, growth, newRun, openLevel } from './runs.ts';

/**
 * Pays a jackpot that has come to its level to the member whose round took it there, once: its run ends, its level is told, and the
 * next one begins. What has grown of a minor unit that is not whole goes on into that one. The house pays.
 */
export async function drop(
  gateway: Gateway,
  trx: Transaction<Tables>,
  row: Tables['jackpots'],
  { memberId, vendor, roundId, currency }: EndedRound,
): Promise<void> {
  const now = gateway.clock();
  const opened = await openLevel(gateway, row);
  if (!opened) throw new Error(`the level of ${row.run_id} is not known`);
  const amount = amountOf(row);
  const next = await newRun(gateway, { seedMinor: row.seed_minor, capMinor: row.cap_minor }, now);
  const ended = await trx
    .updateTable('jackpots')
    .set({ ...next, grown: row.grown % growth })
    .where('id', '=', row.id)
    .where('run_id', '=', row.run_id)
    .executeTakeFirst();
  if (ended.numUpdatedRows !== 1n) throw new Error(`the run ${row.run_id} has ended`);
  await trx
    .insertInto('jackpot_drops')
    .values({
      run_id: row.run_id,
      jackpot_id: row.id,
      member_id: memberId,
      vendor,
      round_id: roundId,
      amount_minor: amount,
      seed_minor: row.run_seed_minor,
      cap_minor: row.run_cap_minor,
      level_minor: opened.levelMinor,
      salt: opened.salt,
      commitment: row.commitment,
      started_at: row.started_at,
      dropped_at: now,
    })
    .execute();
  const names = { pt: row.name_pt, en: row.name_en };
  await sendMessage(trx, { memberId }, jackpotMessage(names, fromMinor(amount), currency), now);
  await enqueuePush(trx, { memberId }, jackpotWon, now);
  const accounts = { wallet: walletId(memberId, currency), other: houseAccountId(currency) };
  await moveMoney(trx, { kind: 'jackpot', ref: row.run_id, ...accounts, amount }, now);
}
