import { agentType, may } from '#src/contract/core/member-type.ts';
import type { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import type { Transaction } from 'kysely';
import { mobileIndexOf, encryptPersonal } from '#gateway/context/personal-data.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import { emptyProfile } from '#gateway/db/empty-profile.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { type LinkTerms, takeLink } from '#gateway/ledger/teams/invitation-links.ts';
import { openDay } from '#gateway/ledger/teams/team-calendar.ts';
import { agentOfCode, joinTeam, TreeRefusal } from '#gateway/ledger/teams/team-tree.ts';
import { setByAgent, writeRates } from '#gateway/ledger/teams/write-rates.ts';
import type { Merchant } from '#gateway/areas/site/merchant.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { welcome } from './welcome-bonus.ts';

/** The validated data of a registration; `mobile` in E.164 without the plus sign, `isVerified` where the code sent to it was right. */
export type NewMember = {
  readonly id: string;
  readonly account: string;
  readonly passwordHash: string;
  /** Empty where none was asked for. */
  readonly paymentHash: string;
  readonly payload: RegisterPayload;
  readonly affiliateCode: string;
  readonly mobile: string;
  readonly isVerified: boolean;
  /** An agent opens it for somebody who becomes an agent; by a link of an agent the link says so. */
  readonly isAgent?: boolean;
  readonly merchant: Merchant;
  readonly now: number;
};

/**
 * Opens an account in the running transaction: member, profile, wallet, the place in a team, and the welcome bonus. Throws Refusal('username_taken') where another account has the name, in any case, or the verified number,
 * and Refusal('invitation_code_error') for a link of an agent that takes nobody any more.
 */
export async function createMember(secrets: Secrets, trx: Transaction<Tables>, member: NewMember): Promise<void> {
  const { id, account, passwordHash, payload, merchant, now, affiliateCode: code } = member;
  const link = await takeLink(trx, { merchant: merchant.code, code }, now);
  const type = member.isAgent || link?.kind === 'agent' ? agentType : payload.type;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('members')
    .values({
      id,
      account,
      account_folded: foldText(account),
      type,
      nickname: payload.nickname ?? '',
      password_hash: passwordHash,
      status: 'open',
      labels: '[]',
      vip_label: '',
      merchant_code: merchant.code,
      first_login_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'account_folded']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n)
    throw new Refusal('username_taken', { fields: [account === member.mobile ? 'mobileNum' : 'username'] });
  await insertProfile({ ...secrets, db: trx, clock: () => now }, member);
  if (member.paymentHash !== '')
    await trx
      .insertInto('payment_passwords')
      .values({ member_id: id, password_hash: member.paymentHash, set_at: now })
      .execute();
  await openWallet(trx, id, merchant.currency);
  await joinByCode(trx, member, link);
  // A bonus is played.
  if (!may.play(type)) return;
  const source = { ...secrets, db: trx, clock: () => now };
  await welcome(source, { memberId: id, merchant, mobile: member.isVerified ? member.mobile : '' });
}

/**
 * Who comes by the code of an agent, or of a member of a team, is in that team from this day on. A link gives a new agent rates from the next day on: what of
 * them holds is bounded by those of the agents above.
 */
async function joinByCode(
  trx: Transaction<Tables>,
  { id, affiliateCode: code, merchant, now }: NewMember,
  link: LinkTerms | null,
) {
  if (code === '') return;
  const agentId = await agentOfCode(trx, { merchant: merchant.code, code });
  const days = { merchant: merchant.code, timeZone: merchant.settings.timeZone };
  if (agentId === null) return;
  try {
    await joinTeam(trx, { memberId: id, agentId, ...days }, now);
    const today = await openDay(trx, merchant.code, now);
    if (link?.kind !== 'agent' || today === undefined) return;
    const by = setByAgent(link.agentId);
    await writeRates(trx, { agentId: id, rates: link.rates, by, from: dayAfter(today) }, now);
  } catch (error) {
    // A team that an operator has just moved may be too deep until tomorrow: the account is opened all the same.
    if (!(error instanceof TreeRefusal)) throw error;
  }
}

async function insertProfile(source: KeySource, member: NewMember): Promise<void> {
  const { id, payload, merchant, mobile, isVerified, affiliateCode, now } = member;
  const sealed = await encryptPersonal(source, id, {
    mobile,
    email: payload.email ?? '',
    payee_name: payload.payeeName ?? '',
    id_number: payload.idNumber ?? '',
    qq_num: payload.qqNum ?? '',
    facebook: payload.facebook ?? '',
    wechat: payload.wechat ?? '',
    line: payload.line ?? '',
    whatsapp: payload.whatsapp ?? '',
    zalo: payload.zalo ?? '',
  });
  const { numInsertedOrUpdatedRows } = await source.db
    .insertInto('member_profiles')
    .values({
      member_id: id,
      merchant_code: merchant.code,
      ...emptyProfile,
      ...sealed,
      dialing_code: mobile === '' ? '' : (payload.countryDialingCode ?? ''),
      mobile_index: isVerified ? await mobileIndexOf(source, mobile) : null,
      recommender_id: payload.recommenderId ?? '',
      affiliate_code: affiliateCode,
      register_method: payload.registerMethod,
      register_url: payload.registerUrl ?? '',
      registered_at: now,
    })
    .onConflict((conflict) => conflict.columns(['merchant_code', 'mobile_index']).doNothing())
    .executeTakeFirst();
  // An SMS warns the requester of a code for a number that has an account: this is for two concurrent registrations.
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('username_taken', { fields: ['mobileNum'] });
}
