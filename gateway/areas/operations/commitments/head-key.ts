import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { SiteKey } from '#gateway/context/site-key.ts';
import { deriveKey } from '#gateway/process/secrets.ts';

/** The bytes before the 32 of a private and of a public key of Ed25519 in DER (RFC 8410). */
const before = { pkcs8: '302e020100300506032b657004220420', spki: '302a300506032b6570032100' };

const der = (type: keyof typeof before, key: string) => ({
  key: Buffer.concat([Buffer.from(before[type], 'hex'), Buffer.from(key, 'base64url')]),
  format: 'der' as const,
});

/** The key that signs the heads of the log of commitments: the 32 bytes of RFC 8032 as Base64url. */
export const headSiteKey: SiteKey = {
  name: 'head key',
  derive: (secrets) => deriveKey(secrets, 'commitment heads').toString('base64url'),
};

const privateOf = (key: string): KeyObject => createPrivateKey({ ...der('pkcs8', key), type: 'pkcs8' });

/** The public key of a private one, both as Base64url. */
export const publicKeyOf = (key: string): string =>
  createPublicKey(privateOf(key)).export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64url');

/** The signature of a text, as Base64url. */
export const signText = (key: string, text: string): string =>
  sign(null, Buffer.from(text), privateOf(key)).toString('base64url');

/** Whether a text's signature is by a public key; false for an invalid key. */
export function isSigned(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ ...der('spki', publicKey), type: 'spki' });
    const bytes = Buffer.from(signature, 'base64url');
    // Another text may be read as the same bytes.
    return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), key, bytes);
  } catch {
    return false;
  }
}
