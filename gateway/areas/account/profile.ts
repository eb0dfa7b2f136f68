import { dayIn, isOfAge } from '#src/contract/core/age.ts';
import type { AccountDetails } from '#src/contract/account/account-details.schema.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { ensureProfile } from '#gateway/context/ensure-profile.ts';
import { readPersonal, encryptPersonal } from '#gateway/context/personal-data.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import type { Member } from '#gateway/context/member.ts';
import { readMerchant } from '../site/merchant.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** A member's personal details. Throws Refusal('session_ended') for a removed member. */
export async function readDetails(gateway: Gateway, member: Pick<Member, 'id'>): Promise<AccountDetails> {
  const row = await gateway.db.selectFrom('members').select('nickname').where('id', '=', member.id).executeTakeFirst();
  if (!row) throw new Refusal('session_ended');
  const profile = await readPersonal(gateway, member.id);
  const { ageLimit } = await rulesOf(gateway);
  return {
    nickname: row.nickname,
    email: profile.email,
    mobile: profile.isVerified ? `•••• ${profile.mobile.slice(-4)}` : '',
    payeeName: profile.payee_name,
    birthday: profile.birthday,
    ageLimit,
  };
}

export async function setNickname({ db }: Pick<Gateway, 'db'>, memberId: string, nickname: string): Promise<void> {
  await db.updateTable('members').set({ nickname }).where('id', '=', memberId).execute();
}

/** Sets the e-mail address, in the transaction that `also` belongs to. */
export async function setEmail(
  gateway: Gateway,
  member: Member,
  email: string,
  also: (trx: Transaction<Tables>) => Promise<unknown>,
): Promise<void> {
  await transact(gateway.db, async (trx) => {
    await ensureProfile(trx, member);
    const sealed = await encryptPersonal({ ...gateway, db: trx }, member.id, { email });
    await trx.updateTable('member_profiles').set(sealed).where('member_id', '=', member.id).execute();
    await also(trx);
  });
}

/** Sets what is set once: the same again changes nothing, something else is Refusal('no_permission'). */
export async function setOnce(
  gateway: Gateway,
  member: Member,
  column: 'payee_name' | 'birthday',
  value: string,
): Promise<void> {
  if (column === 'birthday') await refuseTooYoung(gateway, value);
  await transact(gateway.db, async (trx) => {
    await ensureProfile(trx, member);
    const source = { ...gateway, db: trx };
    // An empty text is stored as one, so that of two at once one sets it.
    await trx
      .updateTable('member_profiles')
      .set(await encryptPersonal(source, member.id, { [column]: value }))
      .where('member_id', '=', member.id)
      .where(`${column}_sealed`, '=', '')
      .execute();
    if ((await readPersonal(source, member.id))[column] !== value) throw new Refusal('no_permission');
  });
}

/** Refuses a birthday below the merchant's minimum age, or beyond any plausible age. */
async function refuseTooYoung(gateway: Gateway, birthday: string): Promise<void> {
  const { ageLimit, timeZone } = await rulesOf(gateway);
  if (!isOfAge(birthday, dayIn(gateway.clock(), timeZone), ageLimit))
    throw new Refusal('invalid_request', { fields: ['birthday'] });
}

async function rulesOf(gateway: Gateway): Promise<{ ageLimit: number; timeZone: string }> {
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  if (!merchant) throw new Refusal('not_found');
  return merchant.settings;
}
