import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Gateway } from '../context/gateway.ts';
import { deriveKey } from '../process/secrets.ts';

/**
 * What the renewal cookie holds: `<session id>.<secret>`. The next secret follows from the present one and a key that only
 * the gateway has, so that everyone who shows the previous token within its grace, be it another tab or a page that
 * lost its answer, is given the same successor, while the database holds hashes alone.
 */
export type RenewalToken = { readonly sessionId: string; readonly secret: string };

const form = /^([\w-]{36})\.([\w-]{43})$/;

export const firstRenewalToken = (sessionId: string): RenewalToken => ({
  sessionId,
  secret: randomBytes(32).toString('base64url'),
});

export function nextRenewalToken(
  gateway: Pick<Gateway, 'masterSecret'>,
  { sessionId, secret }: RenewalToken,
): RenewalToken {
  const next = createHmac('sha256', deriveKey(gateway, 'renewal-token'))
    .update(`${sessionId}.${secret}`)
    .digest('base64url');
  return { sessionId, secret: next };
}

export const hashRenewalToken = (token: RenewalToken): string =>
  createHash('sha256').update(writeRenewalToken(token)).digest('base64url');

export const writeRenewalToken = ({ sessionId, secret }: RenewalToken): string => `${sessionId}.${secret}`;

/** null for what is not of this form. */
export function parseRenewalToken(text: string | undefined): RenewalToken | null {
  const [, sessionId, secret] = form.exec(text ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}
