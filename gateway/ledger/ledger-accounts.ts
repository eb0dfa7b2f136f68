import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The account of a member's money in one currency. */
export const walletId = (memberId: string, currency: string) => `wallet:${memberId}:${currency}`;
/** Parts of a busy account, so that what is booked for one member waits for few others. Never fewer: `stripesOf` names all that there are. */
const stripes = 8;

/** An account of a vendor or the house, or with a member the stripe of it that books theirs; always the same. */
function busyId(kind: 'vendor' | 'house', name: string, currency: string, memberId?: string): string {
  const stripe = memberId === undefined ? '' : `#${hash('sha256', memberId, 'buffer').readUInt32BE() % stripes}`;
  return `${kind}:${name}${stripe}:${currency}`;
}

/** All accounts that make up one of a vendor or the house: the stripes, and the whole that there was before them. */
export function stripesOf(accountId: string): readonly string[] {
  const [kind, name, currency] = accountId.split(':');
  return [accountId, ...Array.from({ length: stripes }, (_, stripe) => `${kind}:${name}#${stripe}:${currency}`)];
}

/** A vendor's stakes less its wins, in one currency; with a member, the stripe of theirs. */
export const vendorAccountId = (vassalage: string, currency: string, memberId?: string) =>
  busyId('vendor', vassalage, currency, memberId);
/** The counterpart of the operator's credits and debits, or the stripe of a member's. */
export const houseAccountId = (currency: string, memberId?: string) => busyId('house', 'operator', currency, memberId);
/** The counterpart of deposits by Pix, what the bank holds for the house, or the stripe of a member's. */
export const pixAccountId = (currency: string, memberId?: string) => busyId('house', 'pix', currency, memberId);

/** The counterpart of deposits by bank transfer, what the house's account there has received, or the stripe of a member's. */
export const bankAccountId = (currency: string, memberId?: string) => busyId('house', 'bank', currency, memberId);

/** The counterpart of deposits by voucher, what vouchers have paid, or the stripe of a member's. */
export const voucherAccountId = (currency: string, memberId?: string) => busyId('house', 'voucher', currency, memberId);
/** Members' money in the wallets of a vendor of the transfer kind, or the stripe of a member's (away.ts). */
export const awayAccountId = (vassalage: string, currency: string, memberId?: string) =>
  busyId('house', `wallets-${vassalage}`, currency, memberId);

/** Money of the house that is set aside for bonuses of members, or the stripe of a member's (areas/payments/bonuses). */
export const bonusAccountId = (currency: string, memberId?: string) => busyId('house', 'bonus', currency, memberId);

/** Money of a member that is held until it is paid or returned, in one currency (holds.ts). */
export const heldAccountId = (memberId: string, currency: string) => `held:${memberId}:${currency}`;

/** The money of a rain of envelopes until it is taken or returned (areas/agents/envelopes); no member has an id like that. */
export const rainAccountId = (rainId: string, currency: string) => heldAccountId(`rain-${rainId}`, currency);

/**
 * What a member owes the house in one currency, as a balance below zero: a deposit that was taken back when it was no longer in the wallet
 * (receivables.ts).
 */
export const receivableId = (memberId: string, currency: string) => `receivable:${memberId}:${currency}`;

/** Wallets are told by their id alone. */
export const isWallet = (accountId: string) => accountId.startsWith('wallet:');
/** Money of members, which may not go below zero. */
export const isMembers = (accountId: string) => isWallet(accountId) || accountId.startsWith('held:');
/** Debts of members, which may not go above zero. */
export const isReceivable = (accountId: string) => accountId.startsWith('receivable:');

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

const opened = ['vendor', 'house', 'held', 'receivable'] as const satisfies readonly Tables['accounts']['kind'][];

/** Opens an account of any kind but a wallet at its first use; wallets are opened with their member. */
export async function openAccount(db: Kysely<Tables>, accountId: string): Promise<void> {
  const [named, , currency = ''] = accountId.split(':');
  const kind = opened.find((one) => one === named);
  if (!kind || !/^[A-Z]{3}$/.test(currency)) throw new Error(`no account ${accountId}`);
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      member_id: null,
      kind,
      currency,
      ...empty,
      allow_negative: isMembers(accountId) ? 0 : 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
