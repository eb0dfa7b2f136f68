import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, everySecret, markOf, type Secrets } from './secrets.ts';

const keyOf = (secrets: Secrets): Buffer => deriveKey(secrets, 'sealed-secrets');

/**
 * Encrypts a secret (AES-256-GCM) under the master secret, as `<mark of the master secret>.<bytes>`. `name` is authenticated: a
 * secret that was encrypted under one name decrypts under no other.
 */
export function encryptSecret(secrets: Secrets, name: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets), iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${markOf(secrets)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** The inverse of `encryptSecret` under any of the master secrets; null when none of them decrypts it. */
export function decryptSecret(secrets: Secrets, name: string, text: string): string | null {
  const mark = encryptedWith(text);
  const source = everySecret(secrets).find((one) => markOf(one) === mark);
  if (!source) return null;
  try {
    const bytes = Buffer.from(text.slice(mark.length + 1), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(source), bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    // It was modified, or stored under another name.
    return null;
  }
}

/** The mark of the master secret that encrypted a text; empty if the text is not encrypted. */
export const encryptedWith = (text: string): string => text.split('.', 1)[0] ?? '';
