import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { payReceivable } from '#gateway/ledger/receivables.ts';
import { oweTurnover } from '#gateway/ledger/turnovers.ts';

/** A deposit under its cause `ref`, from an account of the house; minor units. `times`: it is staked so often before it can be withdrawn. */
type Credit = {
  readonly memberId: string;
  readonly currency: string;
  readonly amount: number;
  readonly ref: string;
  readonly from: string;
  readonly times: number;
};

/**
 * Credits a deposit in the running transaction, which has locked the member, once for its cause. What the member owes is paid first, and only what
 * stays in the balance, `kept`, has to be staked: `stakes` in all, from which of the member's stakes on is `turnoverFrom`. Minor units.
 */
export async function creditDeposit(
  trx: Transaction<Tables>,
  { memberId, currency, amount, ref, from, times }: Credit,
  now: number,
): Promise<{ readonly kept: number; readonly stakes: number; readonly turnoverFrom: number }> {
  const wallet = await openWallet(trx, memberId, currency);
  await moveMoney(trx, { kind: 'deposit', ref, wallet, other: from, amount }, now);
  const kept = amount - (await payReceivable(trx, { memberId, currency, most: amount, ref }, now));
  const turnoverFrom = await oweTurnover(trx, { memberId, currency, amount: kept, times: kept > 0 ? times : 0 });
  return { kept, stakes: kept * times, turnoverFrom };
}
