import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { answerOfKey, type ChallengeAnswer, type ChallengePurpose } from '#src/contract/identity/verification.ts';
import type { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import { createChallenge } from 'altcha-lib';
import { deriveKey as deriveWorkKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Gateway } from '#gateway/context/gateway.ts';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';
import { shareOfHour } from './sms-limits.ts';

/** Lifetime of a challenge; ms. */
const lifetime = 5 * 60_000;

const algorithm = 'PBKDF2/SHA-256';
/** Rounds of the hash for each key: many keys of few rounds cost the gateway, which derives one of them, next to nothing. */
const cost = 1000;
/** The range of the counter to find: a second or three on a slow phone, and three times that (gateway/areas/identity/verification/README.md). */
const counters: Readonly<Record<ChallengePurpose, readonly [number, number]>> = {
  sms: [500, 1000],
  picture: [1500, 3000],
};

/** The work for a message grows with load: doubled once a quarter of the hour's messages was sent, quadrupled after three quarters. */
export async function workRange(gateway: Gateway, purpose: ChallengePurpose): Promise<readonly [number, number]> {
  const [from, to] = counters[purpose];
  const times = purpose === 'sms' ? 1 + Math.floor(4 * Math.min(0.99, await shareOfHour(gateway))) : 1;
  return [from * times, to * times];
}

/**
 * Human verification by proof of work, which one visitor hardly notices and ten thousand requests pay for, without an external service. Creates
 * a challenge; only a keyed hash of its answer is stored [S2-158].
 */
export async function createHumanChallenge(
  gateway: Gateway,
  purpose: ChallengePurpose,
  range?: readonly [number, number],
): Promise<WorkChallenge> {
  const [from, to] = range ?? (await workRange(gateway, purpose));
  let key = '';
  const { parameters } = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(from, to),
    deriveKey: async (...given) => {
      const derived = await deriveWorkKey(...given);
      key = Buffer.from(derived.derivedKey).toString('hex');
      return derived;
    },
  });
  const challengeId = randomUUID();
  await gateway.db
    .insertInto('human_challenges')
    .values({
      id: challengeId,
      purpose,
      answer_hash: hashAnswer(gateway, { challengeId, challengeAnswer: answerOfKey(key) }),
      expires_at: gateway.clock() + lifetime,
    })
    .execute();
  const { nonce, salt, keyLength, keyPrefix } = parameters;
  return { challengeId, algorithm, nonce, salt, cost, keyLength, keyPrefix };
}

/** Whether the work was done, for this purpose. Consumes the challenge, right or wrong. */
export async function passHumanChallenge(
  gateway: Gateway,
  purpose: ChallengePurpose,
  given: ChallengeAnswer,
): Promise<boolean> {
  const used = await gateway.db
    .deleteFrom('human_challenges')
    .where('id', '=', given.challengeId)
    .where('purpose', '=', purpose)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  if (!used || used.expires_at <= gateway.clock()) return false;
  return everySecret(gateway).some((secret) =>
    timingSafeEqual(Buffer.from(hashAnswer(secret, given)), Buffer.from(used.answer_hash)),
  );
}

const hashAnswer = (secret: Secrets, { challengeId, challengeAnswer }: ChallengeAnswer): string =>
  createHmac('sha256', deriveKey(secret, 'human-challenge'))
    .update(`${challengeId} ${challengeAnswer}`)
    .digest('base64url');
