import { createDecipheriv } from 'node:crypto';

/** Decrypts a service path: cipher text followed by its key of 8 characters. */
export function openServicePath(path: string): string {
  const key = Buffer.from(path.slice(-8), 'latin1');
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([decipher.update(Buffer.from(path.slice(0, -8), 'base64')), decipher.final()]).toString();
}
