import { decryptText, encryptText } from './encrypt-text.ts';
import { deriveKey, everySecret, markOf, type Secrets } from './secrets.ts';

const keyOf = (secrets: Secrets): Buffer => deriveKey(secrets, 'sealed-secrets');

/**
 * Encrypts a secret under the master secret, as `<mark of the master secret>.<bytes>`. `name` is authenticated: a secret that was encrypted
 * under one name decrypts under no other.
 */
export const encryptSecret = (secrets: Secrets, name: string, secret: string): string =>
  `${markOf(secrets)}.${encryptText(keyOf(secrets), name, secret)}`;

/** The inverse of `encryptSecret` under any of the master secrets; null when none of them decrypts it. */
export function decryptSecret(secrets: Secrets, name: string, text: string): string | null {
  const mark = encryptedWith(text);
  const source = everySecret(secrets).find((one) => markOf(one) === mark);
  return source ? decryptText(keyOf(source), name, text.slice(mark.length + 1)) : null;
}

/** The mark of the master secret that encrypted a text; empty if the text is not encrypted. */
export const encryptedWith = (text: string): string => text.split('.', 1)[0] ?? '';
