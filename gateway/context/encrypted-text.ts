import { decryptText, encryptText } from '../process/encrypt-text.ts';
import type { StoredKey } from './stored-keys.ts';

/** Encrypts a text under a stored key, as `<number of the key>.<bytes>`; an empty one stays empty. */
export const encryptWith = ({ number, key }: StoredKey, name: string, text: string): string =>
  text === '' ? '' : `${number}.${encryptText(key, name, text)}`;

/** The inverse of `encryptWith`; null for a text that was modified, or whose key is not among these. */
export function decryptWith(keys: readonly StoredKey[], name: string, sealed: string): string | null {
  if (sealed === '') return '';
  const [number, bytes = ''] = sealed.split('.', 2);
  const key = keys.find((one) => String(one.number) === number)?.key;
  return key ? decryptText(key, name, bytes) : null;
}
