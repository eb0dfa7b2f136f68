import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts a text under a key of 32 bytes (AES-256-GCM), as Base64url. `name` is authenticated: under another one it does not decrypt. */
export function encryptText(key: Buffer, name: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The inverse of `encryptText`; null for a text that was modified, or encrypted under another key or name. */
export function decryptText(key: Buffer, name: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
