import type { Language } from '#src/contract/core/wire.ts';
import { recordNewContact } from '#gateway/context/contact-cooldown.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { mobileIndexOf, encryptPersonal } from '#gateway/context/personal-data.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { emptyProfile } from '#gateway/db/empty-profile.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { mobileChanged } from '#gateway/areas/notify/push/account-messages.ts';
import { checkOwnPassword, wrongPassword } from '../session/own-password.ts';
import { giveForNumber } from '../registration/welcome-bonus.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { readMobile } from '../verification/mobile-number.ts';
import { takeSmsCode, trySmsCode } from '../verification/sms-codes.ts';
import { warnOldContacts } from './contact-changed.ts';

type Typed = {
  readonly password: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
  readonly language: Language;
  readonly ip: string;
  readonly key: string | undefined;
};

/**
 * Replaces a member's mobile number, by the password and a code that was sent to the number.
 * It signs in from then on, and releases a pending welcome bonus; after three days (context/contact-cooldown.ts) it recovers the password. The previous number and address are notified. Refuses with `invalid_request` an invalid number,
 * `wrong_password` at `password`, `verification_code_error` at the code, and `username_taken` a number that another account has.
 */
export async function setOwnMobile(gateway: Gateway, member: Member, typed: Typed): Promise<void> {
  const { password, countryDialingCode, verificationCode: code, ip, key } = typed;
  const mobile = readMobile(typed.mobileNum, countryDialingCode);
  if (mobile === null) throw new Refusal('invalid_request', { fields: ['mobileNum'] });
  const { right } = await checkOwnPassword(gateway, member, password);
  if (!right) throw wrongPassword('password');
  const numbered = { purpose: 'register', mobile, code } as const;
  await trySmsCode(gateway, { ...numbered, ip });
  const { id: memberId, merchantCode } = member;
  const merchant = await readMerchant(gateway, merchantCode);
  const warn = await warnOldContacts(gateway, { memberId, what: 'mobile', to: mobile, language: typed.language });
  await runOnce(gateway, { scope: `${memberId}:mobile`, key, body: secretDigest(gateway, [mobile]) }, async (trx) => {
    await takeSmsCode(gateway, trx, numbered);
    const source = { ...gateway, db: trx };
    const mobile_index = await mobileIndexOf(source, mobile);
    const other = await trx
      .selectFrom('member_profiles')
      .select('member_id')
      .where('merchant_code', '=', merchantCode)
      .where('mobile_index', '=', mobile_index)
      .where('member_id', '<>', memberId)
      .executeTakeFirst();
    if (other) throw new Refusal('username_taken', { fields: ['mobileNum'] });
    const sealed = await encryptPersonal(source, memberId, { mobile });
    const row = { ...sealed, dialing_code: countryDialingCode, mobile_index };
    await trx
      .insertInto('member_profiles')
      .values({ member_id: memberId, merchant_code: merchantCode, ...emptyProfile, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await recordNewContact(trx, memberId, gateway.clock());
    await notifyMember(trx, { memberId }, mobileChanged, gateway.clock());
    if (merchant) await giveForNumber(source, { memberId, merchant, mobile });
    await warn(trx);
    return {};
  });
  await recordSecurityEvent(gateway, { kind: 'mobile_set', memberId, ip });
}
