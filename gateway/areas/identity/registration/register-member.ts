import { randomUUID } from 'node:crypto';
import { findWrongFields, shownFields } from '#src/contract/identity/register-rules.ts';
import { registerFields, type RegisterMethod } from '#src/contract/identity/registration.ts';
import type { RegisterPayload, RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { foldText } from '#gateway/db/fold-text.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { answerCaptcha, answerCaptchaOf } from '../session/captcha.ts';
import { refuseCommonPassword } from '../session/common-passwords.ts';
import { hashPassword } from '../session/password.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { readMobile } from '../verification/mobile-number.ts';
import { findAffiliateCode } from './affiliate-code.ts';
import { createMember } from './create-member.ts';
import { isByService, proveNumber } from './prove-number.ts';
import { readRegistration } from './register-settings.ts';

/** `key`: the idempotency key of the intent; it opens one account, however often it is sent. */
type Registration = {
  readonly method: RegisterMethod;
  readonly payload: RegisterPayload;
  readonly key: string | undefined;
  readonly ip: string;
};

/** Without a password the hash is one that none has. */
const hashOf = (gateway: Gateway, password = ''): Promise<string> | string =>
  password === '' ? '' : hashPassword(gateway, password);

/**
 * Opens an account with the fields of the merchant's form, and returns the member. Refuses with `no_permission` for a method that
 * is off; with `invalid_request` and the names of fields that break a rule; with `verification_code_error`,
 * `password_too_common`, `invitation_code_error`, `referrer_link_error` and `username_taken`; with `rate_limited` when too many
 * passwords wait. Fields that the form does not have are not stored.
 */
export async function registerMember(gateway: Gateway, registration: Registration): Promise<Tables['members']> {
  const { merchant, settings } = await readRegistration(gateway);
  const { method, key, ip } = registration;
  if (!settings.methods[method]) throw new Refusal('no_permission');
  const payload = withoutUnasked(settings, registration);
  const byService = await isByService(gateway, payload);
  const wrong = findWrongFields(settings, method, payload).filter(
    (name) => !(byService && name === 'verificationCode'),
  );
  if (wrong.length > 0) throw new Refusal('invalid_request', { fields: wrong });
  if (settings.captcha) await checkCaptcha(gateway, payload, key);

  const mobile = numberOf(payload);
  const isVerified = shownFields(settings, method).some(({ name }) => name === 'verificationCode');
  const spend = isVerified ? await proveNumber(gateway, payload, { mobile, ip, byService }) : undefined;
  const { username = '', password } = payload;
  if (password) await refuseCommonPassword(gateway, { field: 'password', password, words: [username, mobile] });
  const affiliateCode = await readAffiliateCode(gateway, payload);
  await checkRecommender(gateway, payload);
  const passwordHash = await hashOf(gateway, password);
  const paymentHash = await hashOf(gateway, payload.paymentPassword);
  const id = randomUUID();
  const account = method === 'username' ? username : mobile;
  const member = { id, account, passwordHash, paymentHash, affiliateCode, mobile, isVerified, payload, merchant };

  // Under a key that has opened an account, another body is a conflict, even if only the password differs.
  const body = secretDigest(gateway, { method, ...payload, attempt: null });
  const opened = await runOnce(gateway, { scope: 'register', key, body }, async (trx) => {
    await spend?.(trx);
    await createMember(gateway, trx, { ...member, now: gateway.clock() });
    return { id };
  });
  return gateway.db.selectFrom('members').selectAll().where('id', '=', opened.id).executeTakeFirstOrThrow();
}

/** Without what the form does not ask for. An invitation code counts anyhow: the page's address may carry one [S2-141]. */
function withoutUnasked(settings: RegisterSettings, { method, payload }: Registration): RegisterPayload {
  const asked: ReadonlySet<string> = new Set([
    'affiliateCode',
    ...shownFields(settings, method).map(({ name }) => name),
  ]);
  const unasked = registerFields.filter((name) => !asked.has(name));
  return { ...payload, ...Object.fromEntries(unasked.map((name) => [name, undefined])) };
}

/** The mobile number in E.164 without the plus sign; empty when there is none. */
function numberOf({ mobileNum, countryDialingCode }: RegisterPayload): string {
  if (!mobileNum) return '';
  const mobile = readMobile(mobileNum, countryDialingCode ?? '');
  if (mobile === null) throw new Refusal('invalid_request', { fields: ['mobileNum'] });
  return mobile;
}

async function checkCaptcha(gateway: Gateway, { captchaId = '', captcha = '' }: RegisterPayload, key?: string) {
  const right =
    key === undefined
      ? await answerCaptcha(gateway, captchaId, captcha)
      : await answerCaptchaOf(gateway, key, { captchaId, answer: captcha });
  if (!right) throw new Refusal('verification_code_error', { fields: ['captcha'] });
}

async function readAffiliateCode(gateway: Gateway, { affiliateCode = '' }: RegisterPayload): Promise<string> {
  if (affiliateCode === '') return '';
  const code = await findAffiliateCode(gateway, affiliateCode);
  if (code === undefined) throw new Refusal('invitation_code_error', { fields: ['affiliateCode'] });
  return code;
}

async function checkRecommender({ db, config }: Gateway, { recommenderId = '' }: RegisterPayload): Promise<void> {
  if (recommenderId === '') return;
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('merchant_code', '=', config.merchant)
    .where('account_folded', '=', foldText(recommenderId))
    .executeTakeFirst();
  if (!found) throw new Refusal('referrer_link_error', { fields: ['recommenderId'] });
}
