import * as v from 'valibot';
import { readStoredText, storeText } from '#src/platform/base/stored-text.ts';

/** The legacy format: the password in Base64, twice, with a salt at its end that is stored next to it. It protects nothing. */
const OldLogin = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.optional(v.string()),
    username: v.string(),
    password: v.string(),
    salt: v.optional(v.string(), ''),
    dialingCode: v.optional(v.string(), ''),
  }),
);
const oldKey = 'rememberedLogin';

/** Removes the legacy record. */
export const dropOldLogin = (): void => storeText('local', oldKey, null);

/** The legacy record in local storage; null if absent or unreadable, and an unreadable one is removed. */
export function readOldLogin() {
  try {
    const text = readStoredText('local', oldKey);
    if (text === null) return null;
    const { username, password, salt, dialingCode } = v.parse(OldLogin, text);
    const open = (sealed: string) => unsalted(decode(sealed), salt);
    return { type: 'username' as const, username, password: open(open(password)), dialingCode };
  } catch {
    dropOldLogin();
    return null;
  }
}

const unsalted = (text: string, salt: string): string =>
  salt !== '' && text.endsWith(salt) ? text.slice(0, -salt.length) : text;

/** Base64 of UTF-8. */
const decode = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
