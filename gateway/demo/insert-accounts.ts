import { randomUUID } from 'node:crypto';
import { toMinor } from '#src/contract/core/amount.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import type { Transaction } from 'kysely';
import { mobileIndexOf, encryptPersonal } from '../context/personal-data.ts';
import type { KeySource } from '../context/stored-keys.ts';
import { emptyProfile } from '../db/empty-profile.ts';
import { foldText } from '../db/fold-text.ts';
import type { Tables } from '../db/tables.ts';
import { houseAccountId, openWallet } from '../ledger/ledger-accounts.ts';
import { moveMoney } from '../ledger/ledger.ts';
import { noPassword } from '../areas/site/has-password.ts';
import type { SeedAccount } from './accounts.ts';
import { insertRows } from '../db/insert-rows.ts';

const day = 86_400_000;
type SeededMerchant = { readonly code: string; readonly currency: string };
type Given = {
  readonly merchant: SeededMerchant;
  /** A hash for each account that can sign in. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The vendor of every game. */
  readonly vendors: ReadonlyMap<string, string>;
  readonly now: number;
};

/**
 * Inserts members with their favourites and opening balances, booked from the house's account. Returns the
 * members' ids by account.
 */
export async function insertAccounts(
  source: KeySource & { readonly db: Transaction<Tables> },
  accounts: readonly SeedAccount[],
  { merchant, hashes, vendors, now }: Given,
): Promise<ReadonlyMap<string, string>> {
  const { db: trx } = source;
  const ids = new Map(accounts.map(({ account }) => [account, randomUUID()]));
  const idOf = ({ account }: SeedAccount) => ids.get(account) ?? '';
  await insertRows(
    trx,
    'members',
    accounts.map((member, index) => {
      const createdAt = now - (accounts.length - index + 30) * day;
      return {
        id: idOf(member),
        account: member.account,
        account_folded: foldText(member.account),
        type: member.type,
        nickname: member.nickname,
        password_hash: hashes.get(member.account) ?? noPassword,
        status: member.status,
        labels: JSON.stringify(member.labels),
        vip_label: member.vipLabel,
        merchant_code: merchant.code,
        // Members with favourites have signed in before; the others see the first sign-in.
        first_login_at: member.favourites.length > 0 ? createdAt : null,
        created_at: createdAt,
      };
    }),
  );
  const favourites = accounts.flatMap((member) =>
    member.favourites.map((nodeId, index) => ({
      member_id: idOf(member),
      node_id: nodeId,
      vassalage: vendors.get(nodeId) ?? '',
      added_at: now - (index + 1) * 60_000,
    })),
  );
  await insertRows(trx, 'favourites', favourites);
  await insertRows(trx, 'member_profiles', await profilesOf(source, accounts, idOf, merchant.code));
  const codes = accounts.flatMap((member) =>
    member.affiliateCode === undefined
      ? []
      : [
          {
            merchant_code: merchant.code,
            code: member.affiliateCode,
            member_id: idOf(member),
            created_at: now,
            expires_at: null,
          },
        ],
  );
  await insertRows(trx, 'affiliate_codes', codes);
  for (const member of accounts.filter(({ type }) => !isTrialGuest(type)))
    await openBalance(trx, idOf(member), member, merchant.currency, now - 30 * day);
  return ids;
}

/** Members who sign in by SMS have a verified number. */
const profilesOf = (
  source: KeySource,
  accounts: readonly SeedAccount[],
  idOf: (member: SeedAccount) => string,
  merchant_code: string,
) =>
  Promise.all(
    accounts
      .flatMap((member) => (member.mobile === null ? [] : [{ member_id: idOf(member), mobile: member.mobile }]))
      .map(async ({ member_id, mobile }) => ({
        ...{ member_id, merchant_code, ...emptyProfile, ...(await encryptPersonal(source, member_id, { mobile })) },
        ...{ mobile_index: await mobileIndexOf(source, mobile), dialing_code: '55' },
      })),
  );

async function openBalance(
  trx: Transaction<Tables>,
  memberId: string,
  { account, startBalance }: SeedAccount,
  currency: string,
  at: number,
) {
  const wallet = await openWallet(trx, memberId, currency);
  const amount = toMinor(startBalance);
  if (amount === 0) return;
  await moveMoney(
    trx,
    { kind: 'opening', ref: account, wallet, other: houseAccountId(currency, memberId), amount },
    at,
  );
}
