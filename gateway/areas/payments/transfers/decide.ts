import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { bankAccountId, openWallet, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { countDeposit, uncountDeposit } from '#gateway/ledger/limits/count-limits.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { notifyMember } from '../../notify/inbox/notify-member.ts';
import { depositArrived, depositRefused } from '../../notify/push/money-messages.ts';
import { creditDeposit } from '../credit-deposit.ts';

/** How an operator decides: `at` in epoch ms, `by` their name. */
type Decision = { readonly by: string; readonly at: number };
/** Minor units that have really come in; `turnover`: how many times they are staked before they can be withdrawn. */
type Received = { readonly amount: number; readonly turnover: number };

/**
 * Credits the amount of a transfer that has really come in, in the running transaction and once, whatever was decided at the same time; false
 * where it is decided already. The difference to the amount that the member said counts towards their deposit limits, or no longer.
 * Throws Refusal('own_limit_reached') where a limit has no room for it; the transaction must then roll back.
 */
export async function creditTransfer(
  trx: Transaction<Tables>,
  id: string,
  { amount, turnover: times }: Received,
  { by, at }: Decision,
): Promise<boolean> {
  const row = await decide(trx, id, { state: 'credited', credited_minor: amount, decided_by: by, decided_at: at });
  if (!row) return false;
  const { member_id: memberId, currency, amount_minor: said } = row;
  await lockMember(trx, memberId);
  const wallet = await openWallet(trx, memberId, currency);
  const counted = amount > said ? await countDeposit(trx, { wallet, amount: amount - said }, at) : at;
  if (amount < said) await uncountDeposit(trx, { wallet, amount: said - amount, at: row.created_at }, at);
  const from = bankAccountId(currency, memberId);
  await creditDeposit(trx, { memberId, currency, amount, ref: id, from, times }, counted);
  await notifyMember(trx, { memberId }, depositArrived, at);
  return true;
}

/** Refuses a transfer in the running transaction, with a reason that the member reads; false where it is decided already. */
export async function refuseTransfer(
  trx: Transaction<Tables>,
  id: string,
  reason: string,
  { by, at }: Decision,
): Promise<boolean> {
  const row = await decide(trx, id, { state: 'refused', reason, decided_by: by, decided_at: at });
  if (!row) return false;
  const { member_id: memberId, currency, amount_minor: amount, created_at: created } = row;
  await lockMember(trx, memberId);
  await uncountDeposit(trx, { wallet: walletId(memberId, currency), amount, at: created }, at);
  await notifyMember(trx, { memberId }, depositRefused, at);
  return true;
}

/** The conditional write that decides about a transfer; of many at once one finds the row. */
const decide = (trx: Transaction<Tables>, id: string, decided: Partial<Tables['transfers']>) =>
  trx
    .updateTable('transfers')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'review')
    .returningAll()
    .executeTakeFirst();
