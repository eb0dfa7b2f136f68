import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { mobileIndexOf, type Personal, readPersonal, encryptPersonal } from '../context/personal-data.ts';
import type { KeySource } from '../context/stored-keys.ts';
import { emptyProfile } from '../db/empty-profile.ts';
import { foldText } from '../db/fold-text.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { houseAccountId, openWallet, walletId } from '../ledger/ledger-accounts.ts';
import { postJournal } from '../ledger/ledger.ts';

/** A member as a verified access token names one (session/access-token.ts). */
export type TestMember = { id: string; account: string; type: number; sessionId: string; merchantCode: string };

/** No password matches this hash; a test that logs in sets one of its own. */
const noPassword = 'none';

/** Adds a member; `type` 0 is a real member, 4 a trial guest, 41 an agent. */
export async function addMember(
  db: Kysely<Tables>,
  account: string,
  rest: Partial<Tables['members']> = {},
): Promise<Tables['members']> {
  const member: Tables['members'] = {
    id: randomUUID(),
    account,
    account_folded: foldText(account),
    type: 0,
    nickname: '',
    password_hash: noPassword,
    status: 'open',
    labels: '[]',
    vip_label: '',
    merchant_code: 'mare',
    first_login_at: null,
    created_at: 0,
    ...rest,
  };
  await db.insertInto('members').values(member).execute();
  return member;
}

/** A profile as a test says it; `verified_mobile`: a number that the owner has proven. */
export type TestProfile = Partial<Personal> & {
  readonly verified_mobile?: string;
  readonly affiliate_code?: string;
  readonly registered_at?: number;
};

/** Adds a member's profile; `rest` are its values, in clear. */
export async function addProfile(
  source: KeySource,
  { id, merchant_code }: Pick<Tables['members'], 'id' | 'merchant_code'>,
  { verified_mobile, affiliate_code = '', registered_at = 0, ...clear }: TestProfile,
): Promise<void> {
  const mobile = verified_mobile ?? clear.mobile ?? '';
  const sealed = await encryptPersonal(source, id, { ...clear, mobile });
  const mobile_index = verified_mobile === undefined ? null : await mobileIndexOf(source, verified_mobile);
  const rest = { ...sealed, mobile_index, affiliate_code, registered_at };
  await source.db
    .insertInto('member_profiles')
    .values({ member_id: id, merchant_code, ...emptyProfile, ...rest })
    .execute();
}

/** A member's profile with its personal data in clear. */
export async function readProfile(source: KeySource, memberId: string) {
  const row = await source.db
    .selectFrom('member_profiles')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const { isVerified, ...clear } = await readPersonal(source, memberId);
  return row && { ...row, ...clear, verified_mobile: isVerified ? clear.mobile : null };
}

/** Opens a session for a member as a login would, without the login. */
export async function openSession(db: Kysely<Tables>, member: Tables['members'], now: number): Promise<TestMember> {
  const sessionId = randomUUID();
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      member_id: member.id,
      epoch: 1,
      refresh_hash: randomUUID(),
      previous_refresh_hash: null,
      rotated_at: now,
      created_at: now,
      expires_at: now + 30 * 86_400_000,
      ended_at: null,
      user_agent: 'test',
    })
    .execute();
  return { id: member.id, account: member.account, type: member.type, sessionId, merchantCode: member.merchant_code };
}

/** Gives a member a wallet with money in it, from the operator's account. */
export async function fundMember(db: Kysely<Tables>, memberId: string, minor: number, currency = 'BRL'): Promise<void> {
  const wallet = await openWallet(db, memberId, currency);
  if (minor === 0) return;
  const postings = [
    { accountId: wallet, amount: minor },
    { accountId: houseAccountId(currency), amount: -minor },
  ];
  await transact(db, (trx) => postJournal(trx, { kind: 'credit', ref: randomUUID(), postings }, 0));
}

/** The balance of a member's wallet in minor units. */
export async function balanceOf(db: Kysely<Tables>, memberId: string, currency = 'BRL'): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select('balance_minor')
    .where('id', '=', walletId(memberId, currency))
    .executeTakeFirstOrThrow();
  return row.balance_minor;
}
