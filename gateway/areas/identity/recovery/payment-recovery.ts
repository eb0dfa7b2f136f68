import type { ReadBody } from '#src/contract/call-types.ts';
import type { recoverPaymentPassword as call } from '#src/contract/identity/security.ts';
import type { PaymentRecovery } from '#src/contract/identity/security.schema.ts';
import { mailCodeLifetime, mailPause } from '#src/contract/identity/recovery.ts';
import type { SmsSent } from '#src/contract/identity/verification.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { isContactRecent } from '#gateway/context/contact-cooldown.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { transact } from '#gateway/db/transact.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import type { Member } from '#gateway/context/member.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { enqueueMail } from '#gateway/areas/notify/mail/mail-outbox.ts';
import { paymentCodeMail } from '#gateway/areas/notify/mail/mail-text.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { paymentPasswordRecovered } from '#gateway/areas/notify/push/account-messages.ts';
import { checkOwnPassword, wrongPassword } from '../session/own-password.ts';
import { hashPassword } from '../session/password.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { mayGo } from '../verification/sms-limits.ts';
import { enqueueSms } from '#gateway/areas/notify/sms/sms-outbox.ts';
import { paymentCodeSms } from '../verification/sms-text.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import { checkChosen, recordPaymentFailure } from './payment-password.ts';
import { contactsOf } from './warn-contacts.ts';
import { isRecoveryCode, issueRecoveryCode, takeRecoveryCode } from './recovery-codes.ts';

/** Under which a member's codes are stored: no account name begins with a line break, so no stranger asks for them. */
const codesOf = (memberId: string): string => `\npayment password\n${memberId}`;

type Contact = { readonly way: PaymentRecovery; readonly to: string };

/** Recipient of a code for a lost payment password: the verified number, else the email address, unless it was set just now. */
export async function paymentContactOf(gateway: KeySource, memberId: string): Promise<Contact> {
  const { mobile, email } = await contactsOf(gateway, memberId);
  const to = mobile || email;
  if (to === '') return { way: 'none', to };
  if (await isContactRecent(gateway.db, memberId, gateway.clock())) return { way: 'wait', to: '' };
  return { way: mobile ? 'sms' : 'email', to };
}

/**
 * Sends a code for a lost payment password and returns when the next may be requested. Refuses with `no_permission` where there is no
 * contact old enough (paymentContactOf), and with `rate_limited`.
 */
export async function sendPaymentCode(gateway: Gateway, member: Member, language: Language): Promise<SmsSent> {
  const { way, to } = await paymentContactOf(gateway, member.id);
  if (way !== 'sms' && way !== 'email') throw new Refusal('no_permission');
  await gateway.limits.consume('payment-code', member.id);
  if (way === 'sms' && !(await mayGo(gateway, to, { wanted: true, known: true, purpose: 'payment' })))
    throw new Refusal('rate_limited', { retryAfter: 3600 });
  const brand = (await readMerchant(gateway, gateway.config.merchant))?.settings.brandName ?? '';
  await transact(gateway.db, async (trx) => {
    const code = await issueRecoveryCode(gateway, trx, codesOf(member.id));
    if (code === null) return;
    const said = { brand, language, code, minutes: mailCodeLifetime / 60_000 };
    if (way === 'email') {
      const head = { kind: 'recovery-code', recipient: to, lifetime: mailCodeLifetime } as const;
      return enqueueMail(gateway, trx, { ...head, ...paymentCodeMail(said) });
    }
    const text = paymentCodeSms(said);
    await enqueueSms(gateway, trx, { mobile: to, purpose: 'noLogin', text, withheld: false });
  });
  return { expirationTime: gateway.clock() + mailPause };
}

type Chosen = ReadBody<typeof call> & { readonly ip: string; readonly key: string | undefined };

/**
 * Sets another payment password in the place of a lost one, by the login's password and a code (docs/decisions/061-a-lost-payment-password.md).
 * Wrong codes count like wrong payment passwords. Refuses as setPaymentPassword does, and with `verification_code_error` at the code.
 */
export async function recoverPaymentPassword(gateway: Gateway, member: Member, chosen: Chosen): Promise<void> {
  const { password, newPaymentPassword, ip, key } = chosen;
  await checkChosen(gateway, { ...chosen, oldPaymentPassword: '' });
  if (!(await checkOwnPassword(gateway, member, password)).right) throw wrongPassword('password');
  const coded = { account: codesOf(member.id), code: chosen.code.replaceAll(/\s/g, '') };
  await gateway.limits.consume('payment-password', member.id);
  const right = await isRecoveryCode(gateway, coded);
  if (!right) await recordPaymentFailure(gateway, member.id, 'code');
  const hash = right ? await hashPassword(gateway, newPaymentPassword) : '';
  const { id: memberId } = member;
  const body = secretDigest(gateway, [password, coded.code, newPaymentPassword]);
  await runOnce(gateway, { scope: `${memberId}:paymentRecovery`, key, body }, async (trx) => {
    if (!right || !(await takeRecoveryCode(gateway, trx, coded)))
      throw new Refusal('verification_code_error', { fields: ['code'] });
    const row = { password_hash: hash, set_at: gateway.clock() };
    await trx
      .insertInto('payment_passwords')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
      .execute();
    await notifyMember(trx, { memberId }, paymentPasswordRecovered, gateway.clock());
    return {};
  });
  await gateway.limits.reset('payment-password', memberId);
  await recordSecurityEvent(gateway, { kind: 'payment_password_set', memberId, ip, detail: 'by a code' });
}
