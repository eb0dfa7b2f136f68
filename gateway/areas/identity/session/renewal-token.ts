import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';

/**
 * The renewal cookie's value: `<session id>.<secret>`. The next secret follows from the present one and a key that only
 * the gateway has, so that every holder of the previous token within its grace period, another tab or a page that
 * lost its response, gets the same successor, while the database stores only hashes. Half of a secret is the gateway's MAC
 * of the other half, which distinguishes a forged token from an old one, which was copied.
 */
export type RenewalToken = {
  readonly sessionId: string;
  readonly secret: string;
  /** Kept by a page in memory, where the browser stores no cookies; marked, so that it is never accepted as the other kind. */
  readonly visit?: true;
};

const form = /^([\w-]{36})\.([\w-]{43})$/;

/** Bytes of each half. */
const half = 16;

const hmac = (source: Secrets, purpose: string, text: string): Buffer =>
  createHmac('sha256', deriveKey(source, purpose)).update(text).digest().subarray(0, half);

function marked(source: Secrets, sessionId: string, value: Buffer, visit?: true): RenewalToken {
  const mark = hmac(source, visit ? 'visit-mark' : 'renewal-mark', `${sessionId}.${value.toString('base64url')}`);
  return { sessionId, secret: Buffer.concat([value, mark]).toString('base64url'), ...(visit && { visit }) };
}

/** The same again for the same session and `attempt` (session/open-session.ts), which alone says nothing of it; without one random. */
export const firstRenewalToken = (source: Secrets, sessionId: string, attempt?: string): RenewalToken =>
  marked(
    source,
    sessionId,
    attempt === undefined ? randomBytes(half) : hmac(source, 'sign-in-attempt', `${sessionId}.${attempt}`),
  );

/** The first token of a visit; random. */
export const firstVisitToken = (source: Secrets, sessionId: string): RenewalToken =>
  marked(source, sessionId, randomBytes(half), true);

export const nextRenewalToken = (source: Secrets, token: RenewalToken): RenewalToken =>
  marked(source, token.sessionId, hmac(source, 'renewal-token', writeRenewalToken(token)), token.visit);

/** Whether the gateway issued this token: the id of a session does not suffice to forge one. */
export function isGenuine(source: Secrets, { sessionId, secret, visit }: RenewalToken): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  return everySecret(source).some((one) => {
    const expected = Buffer.from(marked(one, sessionId, bytes.subarray(0, half), visit).secret, 'base64url');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

export const hashRenewalToken = (token: RenewalToken): string =>
  createHash('sha256').update(writeRenewalToken(token)).digest('base64url');

export const writeRenewalToken = ({ sessionId, secret }: RenewalToken): string => `${sessionId}.${secret}`;

/** null for what is not of this form. */
export function parseRenewalToken(text: string | undefined): RenewalToken | null {
  const [, sessionId, secret] = form.exec(text ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}
