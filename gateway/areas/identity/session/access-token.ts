import { may } from '#src/contract/core/member-type.ts';
import { jwtVerify, SignJWT } from 'jose';
import type { Gateway } from '#gateway/context/gateway.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Member } from '#gateway/context/member.ts';
import { deriveKey, deriveKeys } from '#gateway/process/secrets.ts';

/** Lifetime of an access token, in seconds [S2-103]. */
export const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';
const tokenType = 'access';
const purpose = 'access-token';

/** Makes the token of a session: who and which session, and nothing that a reader of it may not know. */
export async function createAccessToken(gateway: Gateway, session: { id: string; epoch: number }): Promise<string> {
  const now = Math.floor(gateway.clock() / 1000);
  return new SignJWT({ sid: session.id, epoch: session.epoch })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setAudience(gateway.config.merchant)
    .setIssuedAt(now)
    .setExpirationTime(now + accessTokenSeconds)
    .sign(deriveKey(gateway, purpose));
}

/**
 * The member of an access token; null where it was tampered with, has expired, is another merchant's, or its session has
 * ended or is not allowed for the member's type. The session is read at every call, so that a logout or a lock works at once in every process.
 */
export async function readAccessToken(gateway: Gateway, token: string): Promise<Member | null> {
  const claims = await readClaims(gateway, token);
  if (!claims) return null;
  const row = await openSession.first(gateway.db, {
    ...claims,
    now: gateway.clock(),
    merchant: gateway.config.merchant,
  });
  return row && may.signIn(row.type)
    ? {
        ...{ id: row.id, account: row.account, type: row.type, sessionId: claims.sid },
        ...{ merchantCode: row.merchant_code, ...(row.agent_id !== null && { hasFirstPassword: true as const }) },
      }
    : null;
}

type Claims = { sid: string; epoch: number };

async function readClaims(gateway: Gateway, token: string): Promise<Claims | null> {
  for (const key of deriveKeys(gateway, purpose)) {
    const claims = await verify(gateway, token, key);
    if (claims) return claims;
  }
  return null;
}

async function verify(gateway: Gateway, token: string, key: Buffer): Promise<Claims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: tokenType,
      audience: gateway.config.merchant,
      currentDate: new Date(gateway.clock()),
      requiredClaims: ['exp'],
    });
    const { sid, epoch } = payload;
    return typeof sid === 'string' && typeof epoch === 'number' ? { sid, epoch } : null;
  } catch {
    return null;
  }
}

const openSession = compiled((db, param: Params<Claims & { now: number; merchant: string }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .leftJoin('first_passwords', 'first_passwords.member_id', 'members.id')
    .select(['members.id', 'members.account', 'members.type', 'members.merchant_code', 'first_passwords.agent_id'])
    .where('sessions.id', '=', param('sid'))
    .where('sessions.epoch', '=', param('epoch'))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', param('now'))
    .where('members.status', '=', 'open')
    .where('members.merchant_code', '=', param('merchant')),
);
