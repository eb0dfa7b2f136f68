import { createHash } from 'node:crypto';
import { smsCodeLifetime } from '#src/contract/identity/verification.ts';
import { errors, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { offeredFirebase, type TrustedIssuer } from './firebase.ts';

/** Proof that a code sent to a number was received just now; `id` names the proof, which is valid once. */
export type PhoneProof = { readonly id: string; readonly expiresAt: number };

/** Tolerance between the clocks of issuer and gateway; s. */
const clockSkew = 30;

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  auth_time: v.pipe(v.number(), v.integer()),
  phone_number: v.pipe(v.string(), v.regex(/^\+\d{4,15}$/)),
  firebase: v.object({ sign_in_provider: v.literal('phone') }),
});

/**
 * Reads the ID token of a push service that has verified a number; `mobile` is the one that was typed, in E.164 without the plus sign. The
 * token has to be signed by a key of the set, for us, for that number, and no older than one of
 * our codes. Throws Refusal('no_permission') where the service is not offered, Refusal('verification_code_error') for any other token,
 * and Refusal('system_updating') where a new key cannot be fetched.
 */
export async function readPhoneProof(gateway: Gateway, token: string, mobile: string): Promise<PhoneProof> {
  const trusted = await offeredFirebase(gateway);
  if (!trusted) throw new Refusal('no_permission');
  const claims = await readClaims(gateway, trusted, token);
  const now = gateway.clock() / 1000;
  const expires = claims === null ? 0 : claims.auth_time + smsCodeLifetime / 1000;
  if (claims?.phone_number !== `+${mobile}` || expires <= now || claims.auth_time > now + clockSkew)
    throw new Refusal('verification_code_error');
  // A service renews its tokens: of one code there are many, and it is the code that is good once.
  const id = createHash('sha256').update(`${trusted.issuer} ${claims.sub} ${claims.auth_time}`).digest('base64url');
  return { id, expiresAt: expires * 1000 };
}

/** Uses a proof up in the transaction of what it is for; throws Refusal('verification_code_error') when another one has. */
export async function takePhoneProof(db: Kysely<Tables>, { id, expiresAt }: PhoneProof): Promise<void> {
  if (!(await consumeToken(db, { kind: 'phone', id, expiresAt }))) throw new Refusal('verification_code_error');
}

/** null for what is no token of the issuer for us. */
async function readClaims({ clock, logger }: Gateway, { issuer, audience, keys }: TrustedIssuer, token: string) {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      currentDate: new Date(clock()),
      clockTolerance: clockSkew,
      requiredClaims: ['exp', 'iat'],
    });
    return v.is(Claims, payload) ? payload : null;
  } catch (error) {
    if (error instanceof errors.JOSEError && !unreachable.has(error.code)) return null;
    logger.warn({ err: error }, 'the keys of the push service cannot be fetched');
    throw new Refusal('system_updating');
  }
}

/** Errors of the key set's address, not of the token. */
const unreachable: ReadonlySet<string> = new Set([
  errors.JWKSTimeout.code,
  errors.JWKSInvalid.code,
  errors.JOSEError.code,
]);
