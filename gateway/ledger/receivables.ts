import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { houseAccountId, openWallet, receivableId, walletId } from './ledger-accounts.ts';
import { moveMoney, postJournal } from './ledger.ts';

/** A member, and the currency of the money. */
type Whose = { readonly memberId: string; readonly currency: string };

/** What a member owes the house; minor units. */
export async function readOwed(db: Kysely<Tables>, { memberId, currency }: Whose): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select('balance_minor')
    .where('id', '=', receivableId(memberId, currency))
    .executeTakeFirst();
  return 0 - (row?.balance_minor ?? 0);
}

/** An amount in minor units that is taken back, and its cause. `ofBonus`: it had been paid as a bonus, not as a deposit. */
type Taken = {
  readonly amount: number;
  readonly from: string;
  readonly ref: string;
  readonly ofBonus?: boolean;
};

/**
 * Books that money which a member was given was taken from the house, once for the cause: what the wallet has is taken from it, the rest is
 * owed. `from` is the account of the house that lost it. Answers both parts; minor units.
 */
export async function takeBack(
  trx: Transaction<Tables>,
  { memberId, currency, amount, from, ref, ofBonus = false }: Whose & Taken,
  now: number,
): Promise<{ readonly wallet: number; readonly owed: number }> {
  const wallet = await openWallet(trx, memberId, currency);
  const taken = Math.min(await lockWallet(trx, wallet), amount);
  const owed = amount - taken;
  const postings = [
    { accountId: wallet, amount: -taken },
    { accountId: receivableId(memberId, currency), amount: -owed },
    { accountId: from, amount },
  ];
  await postJournal(
    trx,
    { kind: ofBonus ? 'clawback' : 'contest', ref, postings: postings.filter((one) => one.amount !== 0) },
    now,
  );
  return { wallet: taken, owed };
}

/**
 * Pays what a member owes from money that has come into the wallet in the same transaction, `most` of it, once for the cause; answers how
 * much it was. Every way in that is no play calls it: the wallet is locked by the booking before it, so that of many at once each sees what
 * the others have paid.
 */
export async function payReceivable(
  trx: Transaction<Tables>,
  { memberId, currency, most, ref }: Whose & { most: number; ref: string },
  now: number,
): Promise<number> {
  const amount = Math.min(await readOwed(trx, { memberId, currency }), most);
  if (amount <= 0) return 0;
  const accounts = { wallet: walletId(memberId, currency), other: receivableId(memberId, currency) };
  await moveMoney(trx, { kind: 'repayment', ref, ...accounts, amount: -amount }, now);
  return amount;
}

/** Pays what a member owes with what the wallet has, once for the cause; answers how much that was. */
export async function payFromWallet(
  trx: Transaction<Tables>,
  { memberId, currency, ref }: Whose & { ref: string },
  now: number,
): Promise<number> {
  const most = await lockWallet(trx, await openWallet(trx, memberId, currency));
  return payReceivable(trx, { memberId, currency, most, ref }, now);
}

/** An operator gives up money that a member owes, once for the cause; answers what they owed. Books nothing where that is less than the amount. */
export async function writeOff(
  trx: Transaction<Tables>,
  { memberId, currency, amount, ref, madeBy }: Whose & { amount: number; ref: string; madeBy: string },
  now: number,
): Promise<number> {
  await lockWallet(trx, await openWallet(trx, memberId, currency));
  const owed = await readOwed(trx, { memberId, currency });
  if (amount > owed) return owed;
  const postings = [
    { accountId: receivableId(memberId, currency), amount },
    { accountId: houseAccountId(currency, memberId), amount: -amount },
  ];
  await postJournal(trx, { kind: 'writeoff', ref, madeBy, postings }, now);
  return owed;
}

/** The balance of a wallet, which no other transaction changes until the end of this one. */
async function lockWallet(trx: Transaction<Tables>, wallet: string): Promise<number> {
  const { balance_minor } = await trx
    .updateTable('accounts')
    .set((eb) => ({ limited: eb.ref('limited') }))
    .where('id', '=', wallet)
    .returning('balance_minor')
    .executeTakeFirstOrThrow();
  return balance_minor;
}
