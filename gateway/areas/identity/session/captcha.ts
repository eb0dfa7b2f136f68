import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';
import { passHumanChallenge } from '../verification/human-challenge.ts';
import { type CaptchaText, drawCaptcha, drawText } from './captcha-image.ts';

/** Lifetime of a captcha; ms. */
const lifetime = 5 * 60_000;

/** Creates a captcha: its id and its picture (PNG, Base64). Only a keyed hash of its answer is stored [S2-189]. */
export async function createCaptcha(
  gateway: Gateway,
  text: CaptchaText | string = drawText(),
): Promise<{ captchaId: string; image: string }> {
  const captchaId = randomUUID();
  const { shown, answer } = typeof text === 'string' ? { shown: text, answer: text } : text;
  const image = drawCaptcha(shown);
  const expires_at = gateway.clock() + lifetime;
  await gateway.db
    .insertInto('captchas')
    .values({ id: captchaId, answer_hash: hashAnswer(gateway, captchaId, answer), expires_at })
    .execute();
  return { captchaId, image };
}

/**
 * Whether the answer is the captcha's, in any case. The captcha is consumed, right or wrong: each allows one try. A proof of work
 * (purpose 'picture'), by its id and answer, replaces it for users who cannot see the picture.
 */
export async function answerCaptcha(gateway: Gateway, captchaId: string, answer: string): Promise<boolean> {
  const used = await gateway.db
    .deleteFrom('captchas')
    .where('id', '=', captchaId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  if (!used) return passHumanChallenge(gateway, 'picture', { challengeId: captchaId, challengeAnswer: answer.trim() });
  if (used.expires_at <= gateway.clock()) return false;
  const text = answer.trim().toUpperCase();
  return everySecret(gateway).some((secret) =>
    timingSafeEqual(Buffer.from(hashAnswer(secret, captchaId, text)), Buffer.from(used.answer_hash)),
  );
}

/**
 * The same for a write that is retried after a lost response: the `attempt` that has solved the captcha may send
 * its answer again.
 */
export async function answerCaptchaOf(
  gateway: Gateway,
  attempt: string,
  { captchaId, answer }: { captchaId: string; answer: string },
): Promise<boolean> {
  const solved = { kind: 'captcha', id_hash: hashAnswer(gateway, captchaId, `${attempt} ${answer}`) };
  return transact(gateway.db, async (trx) => {
    if (await answerCaptcha({ ...gateway, db: trx }, captchaId, answer)) {
      await trx
        .insertInto('used_tokens')
        .values({ ...solved, expires_at: gateway.clock() + lifetime })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    }
    const before = await trx
      .selectFrom('used_tokens')
      .select('kind')
      .where('kind', '=', solved.kind)
      .where('id_hash', '=', solved.id_hash)
      .executeTakeFirst();
    return before !== undefined;
  });
}

/** Keyed and bound to its id: five characters would be found from a plain hash at once. */
const hashAnswer = (secret: Secrets, captchaId: string, answer: string): string =>
  createHmac('sha256', deriveKey(secret, 'captcha')).update(`${captchaId} ${answer}`).digest('base64url');
