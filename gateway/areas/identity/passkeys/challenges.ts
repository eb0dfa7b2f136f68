import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { hashOf } from './hash.ts';

/** Lifetime of a challenge, and the timeout given to browsers; ms. */
export const challengeLifetime = 5 * 60_000;

/** The purpose of a challenge, and the session, device (by its cookie) or ticket that may answer it. */
export type Asked = { readonly purpose: Tables['passkey_challenges']['purpose']; readonly of: string };

const ClientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }));

/** Makes a challenge (Base64url); its hash is stored. */
export async function makeChallenge({ db, clock }: Pick<Gateway, 'db' | 'clock'>, asked: Asked): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      purpose: asked.purpose,
      bound_to: hashOf(asked.of),
      expires_at: clock() + challengeLifetime,
    })
    .execute();
  return challenge;
}

/**
 * Consumes the answered challenge, right or wrong, and returns it; null for one that is unknown, was answered
 * before, has expired, or was made for another purpose or caller. `clientDataJSON` is Base64url, as WebAuthn has it.
 */
export async function consumeChallenge(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  asked: Asked,
  clientDataJSON: string,
): Promise<string | null> {
  const data = v.safeParse(ClientData, Buffer.from(clientDataJSON, 'base64url').toString());
  if (!data.success) return null;
  const { challenge } = data.output;
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .returning(['purpose', 'bound_to', 'expires_at'])
    .executeTakeFirst();
  const fits = spent?.purpose === asked.purpose && spent.bound_to === hashOf(asked.of) && spent.expires_at > clock();
  return fits ? challenge : null;
}
