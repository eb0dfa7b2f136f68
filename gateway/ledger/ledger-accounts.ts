import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The account of a member's money in one currency. */
export const walletId = (memberId: string, currency: string) => `wallet:${memberId}:${currency}`;
/** A vendor's stakes less its wins, in one currency. */
export const vendorAccountId = (vassalage: string, currency: string) => `vendor:${vassalage}:${currency}`;
/** The counterpart of the operator's credits and debits. */
export const houseAccountId = (currency: string) => `house:operator:${currency}`;

/** Wallets, the only accounts that may not go below zero, are told by their id alone. */
export const isWallet = (accountId: string) => accountId.startsWith('wallet:');

/** Opens a member's wallet at zero; does nothing when there is one. */
export async function openWallet(db: Kysely<Tables>, memberId: string, currency: string): Promise<string> {
  const id = walletId(memberId, currency);
  await db
    .insertInto('accounts')
    .values({ id, member_id: memberId, kind: 'wallet', currency, balance_minor: 0, allow_negative: 0, last_place: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Opens an account of a vendor or the house at its first use; wallets are opened with their member. */
export async function openHouseAccount(db: Kysely<Tables>, accountId: string): Promise<void> {
  const [kind, , currency = ''] = accountId.split(':');
  if ((kind !== 'vendor' && kind !== 'house') || !/^[A-Z]{3}$/.test(currency))
    throw new Error(`no account ${accountId}`);
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      member_id: null,
      kind: kind satisfies Tables['accounts']['kind'],
      currency,
      balance_minor: 0,
      allow_negative: 1,
      last_place: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
