import type { ReadBody } from '#src/contract/call-types.ts';
import { checkField } from '#src/contract/identity/field-rules.ts';
import { isStraightRun } from '#src/contract/identity/register-rules.ts';
import type { setPaymentPassword as call } from '#src/contract/identity/security.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import type { Member } from '#gateway/context/member.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { formOf } from '#gateway/areas/site/registration-form.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { checkOwnPassword, wrongPassword } from '../session/own-password.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { renewHash } from '../session/renew-hash.ts';
import { secretDigest } from '../session/secret-digest.ts';

type Chosen = ReadBody<typeof call> & { readonly ip: string; readonly key: string | undefined };

/**
 * Sets the payment password [S2-205]: the first one by the login's password, every later one by the previous one, whose failures are
 * counted separately from those of the login. Refuses with `invalid_request` one that breaks the merchant's rule or whose two entries differ, with
 * `password_too_common`, `same_password`, `wrong_password` at the field, and `rate_limited`.
 */
export async function setPaymentPassword(gateway: Gateway, member: Member, chosen: Chosen): Promise<void> {
  const { newPaymentPassword, ip, key } = chosen;
  await checkChosen(gateway, chosen);
  const before = await storedHash(gateway, member.id);
  const field = before === undefined ? 'password' : 'oldPaymentPassword';
  const { right, hash: stands } =
    before === undefined
      ? { ...(await checkOwnPassword(gateway, member, chosen.password)), hash: before }
      : await checkPaymentPassword(gateway, member.id, before, chosen.oldPaymentPassword);
  const hash = right ? await hashPassword(gateway, newPaymentPassword) : '';
  const body = secretDigest(gateway, [chosen.password, chosen.oldPaymentPassword, newPaymentPassword]);
  await runOnce(gateway, { scope: `${member.id}:paymentPassword`, key, body }, async (trx) => {
    if (!right || !(await store(gateway, trx, { memberId: member.id, hash, before: stands })))
      throw wrongPassword(field);
    return {};
  });
  await recordSecurityEvent(gateway, { kind: 'payment_password_set', memberId: member.id, ip });
}

type Typed = Pick<Chosen, 'oldPaymentPassword' | 'newPaymentPassword' | 'confirmNewPaymentPassword'>;

/** Refuses a new payment password that breaks the merchant's rule, is easy to guess, is unchanged, or whose two entries differ. */
export async function checkChosen(gateway: Gateway, chosen: Typed): Promise<void> {
  const { oldPaymentPassword, newPaymentPassword, confirmNewPaymentPassword } = chosen;
  const settings = (await readMerchant(gateway, gateway.config.merchant))?.settings;
  if (!settings) throw new Refusal('unknown_error');
  const rule = { ...formOf(settings.registration).fields.paymentPassword, required: true };
  const about = (name: string) => ({ fields: [name] });
  if (checkField(rule, newPaymentPassword).length > 0)
    throw new Refusal('invalid_request', about('newPaymentPassword'));
  if (confirmNewPaymentPassword !== newPaymentPassword)
    throw new Refusal('invalid_request', about('confirmNewPaymentPassword'));
  if (newPaymentPassword === oldPaymentPassword) throw new Refusal('same_password', about('newPaymentPassword'));
  if (isStraightRun(newPaymentPassword)) throw new Refusal('password_too_common', about('newPaymentPassword'));
}

/** Whether a member has set a payment password. */
export const hasPaymentPassword = async (gateway: Gateway, memberId: string): Promise<boolean> =>
  (await storedHash(gateway, memberId)) !== undefined;

async function storedHash({ db }: Gateway, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_passwords')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.password_hash;
}

/**
 * Whether a text is the payment password of a member, who may have none. Counted like every other try; throws Refusal('rate_limited').
 */
export async function isPaymentPassword(gateway: Gateway, memberId: string, typed: string): Promise<boolean> {
  const stored = await storedHash(gateway, memberId);
  return stored !== undefined && (await checkPaymentPassword(gateway, memberId, stored, typed)).right;
}

/** Six digits can be guessed: few tries, over all sessions. `hash`: the stored one, which may have been renewed. */
async function checkPaymentPassword(gateway: Gateway, memberId: string, stored: string, password: string) {
  await gateway.limits.consume('payment-password', memberId);
  const right = await verifyPassword(gateway, stored, password);
  if (!right) {
    await recordPaymentFailure(gateway, memberId, 'password');
    return { right, hash: stored };
  }
  await gateway.limits.reset('payment-password', memberId);
  const replace = (hash: string) =>
    gateway.db
      .updateTable('payment_passwords')
      .set({ password_hash: hash })
      .where('member_id', '=', memberId)
      .where('password_hash', '=', stored)
      .executeTakeFirst();
  return { right, hash: await renewHash(gateway, { stored, password, replace }) };
}

/** Notes a wrong payment password, or a wrong code for a lost one. */
export const recordPaymentFailure = (gateway: Gateway, memberId: string, what: 'code' | 'password'): Promise<string> =>
  recordSecurityEvent(gateway, { kind: 'payment_password_failed', memberId, detail: `wrong ${what}` });

type Stored = { readonly memberId: string; readonly hash: string; readonly before: string | undefined };

/** False after a concurrent change. */
async function store({ clock }: Gateway, trx: Transaction<Tables>, { memberId, hash, before }: Stored) {
  const row = { password_hash: hash, set_at: clock() };
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_passwords')
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('payment_passwords')
    .set(row)
    .where('member_id', '=', memberId)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
