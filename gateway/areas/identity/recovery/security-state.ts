import { securityQuestions } from '#src/contract/identity/security.ts';
import type { SecurityState } from '#src/contract/identity/security.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { paymentContactOf } from './payment-recovery.ts';

/** The proofs of identity that a member has set. */
export async function readSecurityState(gateway: Gateway, member: Pick<Member, 'id'>): Promise<SecurityState> {
  const row = await gateway.db
    .selectFrom('members')
    .leftJoin('password_changes', 'password_changes.member_id', 'members.id')
    .leftJoin('payment_passwords', 'payment_passwords.member_id', 'members.id')
    .leftJoin('security_answers', 'security_answers.member_id', 'members.id')
    .leftJoin('recovery_waits', 'recovery_waits.member_id', 'members.id')
    .select(['changed_at', 'payment_passwords.set_at as paymentSetAt', 'question', 'due_at'])
    .where('members.id', '=', member.id)
    .executeTakeFirst();
  if (!row) throw new Refusal('session_ended');
  const { email, mobile, isVerified } = await readPersonal(gateway, member.id);
  return {
    passwordChangedAt: row.changed_at,
    paymentPassword: row.paymentSetAt !== null,
    question: securityQuestions.find((question) => question === row.question) ?? null,
    email: maskEmail(email),
    mobile: maskMobile(mobile),
    mobileVerified: isVerified,
    paymentRecovery: (await paymentContactOf(gateway, member.id)).way,
    recoveryDueAt: row.due_at,
  };
}

/** `marina@exemplo.com` → `ma•••@exemplo.com` */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*(?=@)/u, '$1•••');

/** The last four digits alone. */
export const maskMobile = (mobile: string): string => (mobile === '' ? '' : `•••• ${mobile.slice(-4)}`);
