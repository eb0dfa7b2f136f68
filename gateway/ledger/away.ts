import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { awayAccountId, openWallet, vendorAccountId, walletId } from './ledger-accounts.ts';
import { moveMoney, postJournal } from './ledger.ts';
import { payReceivable } from './receivables.ts';

/** A member's wallet at a vendor of the transfer kind. */
export type Away = { readonly memberId: string; readonly vendor: string; readonly currency: string };
/** A transfer of so many minor units, by its id. */
type Moved = Away & { readonly id: string; readonly amount: number };

/** Books of one member at one vendor: where each part of the vendor's account belongs. Conditional, so that no part goes below zero. */
async function change(
  trx: Transaction<Tables>,
  { memberId, vendor, currency }: Away,
  { balance, moving }: { readonly balance: number; readonly moving: number },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('vendor_wallets')
    .set((eb) => ({
      balance_minor: eb('balance_minor', '+', balance),
      moving_minor: eb('moving_minor', '+', moving),
      changed_at: now,
    }))
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('currency', '=', currency)
    .where((eb) => eb(eb('balance_minor', '+', balance), '>=', 0))
    .where((eb) => eb(eb('moving_minor', '+', moving), '>=', 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Opens a member's wallet at a vendor at zero; does nothing where there is one. */
const openAway = (trx: Transaction<Tables>, { memberId, vendor, currency }: Away, now: number) =>
  trx
    .insertInto('vendor_wallets')
    .values({
      ...{ member_id: memberId, vendor, currency, balance_minor: 0, moving_minor: 0, round_open: 0 },
      ...{ seen_at: null, failed_at: null, changed_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes money out of the main wallet, on its way to a vendor, once for the id. Throws Refusal('insufficient_balance'). */
export async function sendAway(trx: Transaction<Tables>, moved: Moved, now: number): Promise<void> {
  const { id: ref, memberId, vendor, currency, amount } = moved;
  const wallet = await openWallet(trx, memberId, currency);
  await openAway(trx, moved, now);
  must(await change(trx, moved, { balance: 0, moving: amount }, now), ref);
  const other = awayAccountId(vendor, currency, memberId);
  await moveMoney(trx, { kind: 'wallet-out', ref, wallet, other, amount: -amount }, now);
}

/** Notes that money on its way has arrived at the vendor; it is the vendor's account that has it already. */
export const arriveAway = async (trx: Transaction<Tables>, moved: Moved, now: number): Promise<void> =>
  must(await change(trx, moved, { balance: moved.amount, moving: -moved.amount }, now), moved.id);

/** Returns money on its way, which the vendor has not taken, once for the id; it pays first what the member owes. */
export async function returnAway(trx: Transaction<Tables>, moved: Moved, now: number): Promise<void> {
  must(await change(trx, moved, { balance: 0, moving: -moved.amount }, now), moved.id);
  await bookHome(trx, 'wallet-back', moved, now);
}

/**
 * Brings money home that the vendor has paid out, once for the id; it pays first what the member owes. False, and nothing booked, where that is more than the member has
 * there by what was brought and what the vendor has reported: no vendor pays out what it has not told of.
 */
export async function bringHome(trx: Transaction<Tables>, moved: Moved, now: number): Promise<boolean> {
  if (!(await change(trx, moved, { balance: -moved.amount, moving: 0 }, now))) return false;
  await bookHome(trx, 'wallet-home', moved, now);
  return true;
}

async function bookHome(trx: Transaction<Tables>, kind: string, moved: Moved, now: number): Promise<void> {
  const { id: ref, memberId, vendor, currency, amount } = moved;
  const accounts = { wallet: walletId(memberId, currency), other: awayAccountId(vendor, currency, memberId) };
  await moveMoney(trx, { kind, ref, ...accounts, amount }, now);
  await payReceivable(trx, { memberId, currency, most: amount, ref }, now);
}

/**
 * Books what a reported round has won (above zero) or lost at the vendor's own wallet, once for the cause. False, and nothing booked, where the member has less
 * there.
 */
export async function playAway(
  trx: Transaction<Tables>,
  { net, ref, ...away }: Away & { readonly net: number; readonly ref: string },
  now: number,
): Promise<boolean> {
  if (!(await change(trx, away, { balance: net, moving: 0 }, now))) return false;
  if (net === 0) return true;
  const { memberId, vendor, currency } = away;
  const postings = [
    { accountId: awayAccountId(vendor, currency, memberId), amount: net },
    { accountId: vendorAccountId(vendor, currency, memberId), amount: -net },
  ];
  await postJournal(trx, { kind: 'wallet-round', ref, postings }, now);
  return true;
}

/** A member's wallet at a vendor; undefined before the first transfer there. */
export const findAway = (db: Kysely<Tables>, { memberId, vendor, currency }: Away) =>
  db
    .selectFrom('vendor_wallets')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('currency', '=', currency)
    .executeTakeFirst();

/** All that a member has at vendors and on the way there; minor units. */
export async function readAway(db: Kysely<Tables>, memberId: string, currency: string): Promise<number> {
  const rows = await db
    .selectFrom('vendor_wallets')
    .select(['balance_minor', 'moving_minor'])
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .execute();
  return rows.reduce((sum, row) => sum + row.balance_minor + row.moving_minor, 0);
}

/** A change that the state of the transfer promises; another one means that the books are wrong. */
function must(done: boolean, id: string): void {
  if (!done) throw new Error(`the wallet of the transfer ${id} does not have what it should`);
}
