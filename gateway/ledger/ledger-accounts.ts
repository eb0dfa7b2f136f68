import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The account of a member's money in one currency. */
export const walletId = (memberId: string, currency: string) => `wallet:${memberId}:${currency}`;
/** A vendor's stakes less its wins, in one currency. */
export const vendorAccountId = (vassalage: string, currency: string) => `vendor:${vassalage}:${currency}`;
/** The counterpart of the operator's credits and debits. */
export const houseAccountId = (currency: string) => `house:operator:${currency}`;

/** Money of a member that is held until it is paid or returned, in one currency (holds.ts). */
export const heldAccountId = (memberId: string, currency: string) => `held:${memberId}:${currency}`;

/** The counterpart of deposits by Pix: what the bank holds for the house. */
export const pixAccountId = (currency: string) => `house:pix:${currency}`;

/** Wallets, the only accounts that may not go below zero, are told by their id alone. */
export const isWallet = (accountId: string) => accountId.startsWith('wallet:');
/** Money of members, which may not go below zero. */
export const isMembers = (accountId: string) => isWallet(accountId) || accountId.startsWith('held:');

const empty = { balance_minor: 0, last_place: 0, limited: 0 } as const;

/** Opens a member's wallet at zero; does nothing when there is one. */
export async function openWallet(db: Kysely<Tables>, memberId: string, currency: string): Promise<string> {
  const id = walletId(memberId, currency);
  await db
    .insertInto('accounts')
    .values({ id, member_id: memberId, kind: 'wallet', currency, ...empty, allow_negative: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Opens an account of a vendor or the house, or a held one, at its first use; wallets are opened with their member. */
export async function openAccount(db: Kysely<Tables>, accountId: string): Promise<void> {
  const [kind, , currency = ''] = accountId.split(':');
  if ((kind !== 'vendor' && kind !== 'house' && kind !== 'held') || !/^[A-Z]{3}$/.test(currency))
    throw new Error(`no account ${accountId}`);
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      member_id: null,
      kind: kind satisfies Tables['accounts']['kind'],
      currency,
      ...empty,
      allow_negative: isMembers(accountId) ? 0 : 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
