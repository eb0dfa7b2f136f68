import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits, for the page alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a session token. */
export const tokenId = (token: string): string => createHash('sha256').update(token).digest('hex');

const keyOf = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'player-token', 32));

/** Encrypts the gateway's player token under the session token, so that the stored row alone discloses nothing. */
export function encryptToken(token: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The inverse of `encryptToken`; throws when the row was changed or belongs to another token. */
export function decryptToken(token: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
