import { createCipheriv, randomInt, createDecipheriv } from 'node:crypto';

const keyLength = 8;
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/**
 * A service entry's address as it is sent: Base64 of DES-ECB with PKCS7, followed by its 8-character key
 * [S1-209, S1-261]. It hides the address from a glance and makes nothing secret.
 */
export function obfuscateServicePath(address: string, key: string = drawKey()): string {
  return desEncrypt(Buffer.from(key, 'latin1'), Buffer.from(address)).toString('base64') + key;
}

/** OpenSSL 3 puts single DES out of reach; triple DES with one key three times is the same cipher. */
function desEncrypt(key: Buffer, plain: Buffer): Buffer {
  if (key.length !== keyLength) throw new Error(`a key of ${keyLength} one-byte characters is needed`);
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

const drawKey = () => Array.from({ length: keyLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Decrypts a service path: cipher text followed by its key of 8 characters. */
export function openServicePath(path: string): string {
  const key = Buffer.from(path.slice(-8), 'latin1');
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([decipher.update(Buffer.from(path.slice(0, -8), 'base64')), decipher.final()]).toString();
}
