import { type ECDH, hkdfSync } from 'node:crypto';

/** The master secret of new keys, and another one that is still, or already, accepted (docs/operating.md). */
export type Secrets = { readonly masterSecret: string; readonly alsoSecret?: string | undefined };

/** All secrets, the one of new keys first. */
export const everySecret = ({ masterSecret, alsoSecret }: Secrets): readonly Secrets[] =>
  alsoSecret === undefined ? [{ masterSecret }] : [{ masterSecret }, { masterSecret: alsoSecret }];

/** A key of `length` bytes for one purpose, such as `access-token`; the same secret and purpose give the same key. */
export function deriveKey(source: Secrets, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', source.masterSecret, 'mare', purpose, length));
}

/** The same key of every secret, for data that any of them may have produced. */
export const deriveKeys = (source: Secrets, purpose: string): readonly Buffer[] =>
  everySecret(source).map((secret) => deriveKey(secret, purpose));

/** A mark that distinguishes master secrets without revealing anything of them. */
export const markOf = (source: Secrets): string => deriveKey(source, 'fingerprint', 12).toString('base64url');

/**
 * Sets a private key of a purpose. Bytes beyond the curve's order are invalid (one in 2^32); the next attempt derives others.
 */
export function setDerivedKey(ecdh: ECDH, source: Secrets, purpose: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      ecdh.setPrivateKey(deriveKey(source, `${purpose} ${attempt}`));
      return;
    } catch (error) {
      if (attempt === 2) throw error;
    }
  }
}

/** The private key of P-256 in its 32 bytes. */
export const privateBytes = (ecdh: ECDH): Buffer => Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex');
