import type { ChallengeAnswer, SmsPurpose } from '#src/contract/identity/verification.ts';
import type { SmsSent } from '#src/contract/identity/verification.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { siteOf } from '#gateway/context/network.ts';
import { transact } from '#gateway/db/transact.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { passHumanChallenge } from './human-challenge.ts';
import { isMobileOfMember } from './member-of-mobile.ts';
import { issueSmsCode, type Numbered, pauseOf } from './sms-codes.ts';
import { smsCountryOf } from './sms-countries.ts';
import { countSms, mayGo } from './sms-limits.ts';
import { enqueueSms } from '#gateway/areas/notify/sms/sms-outbox.ts';
import { smsText } from './sms-text.ts';

type Asked = ChallengeAnswer & {
  readonly purpose: SmsPurpose;
  /** E.164 without the plus sign; null when what was typed cannot be one. */
  readonly mobile: string | null;
  /** The payload's field of the number. */
  readonly field: string;
  readonly language: Language;
  readonly ip: string;
};

/**
 * Sends a code after a human check, and returns when the next may be requested. A request before that
 * returns the same and sends nothing, so that a retry after a lost response sends no second message.
 * The response and its time are the same whether the number has an account or not: a sign-in and a forgotten password get a
 * code only where there is one; a registration of a number with an account gets a message that says so.
 * Throws Refusal('invalid_request') naming the number, 'human_check_failed', 'rate_limited'.
 */
export async function sendSmsCode(gateway: Gateway, asked: Asked): Promise<SmsSent> {
  const { purpose, mobile, field, language, ip } = asked;
  if (mobile === null) throw new Refusal('invalid_request', { fields: [field] });
  if (!(await passHumanChallenge(gateway, 'sms', asked))) throw new Refusal('human_check_failed');
  const numbered = { purpose, mobile };
  const next = await pauseOf(gateway, numbered);
  if (next !== null) return { expirationTime: next };
  await countSms(gateway, mobile, siteOf(ip));

  const known = await isMobileOfMember(gateway, mobile, purpose === 'noLogin');
  const wanted = known || purpose === 'register';
  if (purpose === 'register' && !known && !(await smsCountryOf(gateway, mobile)).open)
    throw new Refusal('invalid_request', { fields: [field] });
  const goes = await mayGo(gateway, mobile, { wanted, known, purpose });
  if (!goes && purpose === 'register') throw new Refusal('rate_limited', { retryAfter: 3600 });
  const occasion = purpose === 'register' && known ? 'known' : purpose;
  const expirationTime = await issueAndEnqueue(gateway, numbered, { occasion, language, withheld: !goes });
  return { expirationTime: expirationTime ?? (await pauseOf(gateway, numbered)) ?? gateway.clock() };
}

async function issueAndEnqueue(
  gateway: Gateway,
  numbered: Numbered,
  { occasion, language, withheld }: { occasion: Parameters<typeof smsText>[0]; language: Language; withheld: boolean },
): Promise<number | null> {
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  const said = {
    brand: merchant?.settings.brandName ?? '',
    host: new URL(gateway.config.publicOrigin).hostname,
    language,
  };
  return transact(gateway.db, async (trx) => {
    const issued = await issueSmsCode(gateway, trx, numbered);
    if (!issued) return null;
    const text = smsText(occasion, { ...said, code: issued.code });
    await enqueueSms(gateway, trx, { ...numbered, text, withheld });
    return issued.expirationTime;
  });
}
