import * as v from 'valibot';
import { dropOldLogin, readOldLogin } from './old-login.ts';
import { defineStored } from './storage.ts';

/**
 * Values for the login form of the next visit [S2-115]; of a login by SMS the mobile number, with its dialling code and no
 * password.
 */
const RememberedLogin = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.string(),
  password: v.string(),
  dialingCode: v.string(),
});
type RememberedLogin = v.InferOutput<typeof RememberedLogin>;

const Bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);
const Sealed = v.object({ iv: Bytes, data: Bytes });
type Sealed = v.InferOutput<typeof Sealed>;

/** AES-GCM; the browser stores the key, which cannot be exported. */
const storedKey = defineStored<CryptoKey | null>({
  key: 'rememberedLoginKey',
  owner: 'device',
  version: 1,
  schema: v.nullable(v.custom<CryptoKey>((value) => value instanceof CryptoKey && !value.extractable)),
  fallback: null,
});
/** The encrypted record; its initialisation vector is the 'stored salt', new at every write [S2-115]. */
const storedLogin = defineStored<Sealed | null>({
  key: 'rememberedLogin',
  owner: 'device',
  version: 1,
  schema: v.nullable(Sealed),
  fallback: null,
});

/** Without a secure context there is no WebCrypto, and nothing is remembered. The server assumes that there is one. */
export const canRememberLogin = (): boolean =>
  !('isSecureContext' in globalThis) || (globalThis.isSecureContext && 'subtle' in crypto);

/** Stores a login on this device, encrypted, replacing an earlier one [S2-129]. Rejects if the browser cannot. */
export async function rememberLogin(login: RememberedLogin): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(login));
  const key = (await storedKey.get()) ?? (await makeKey());
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text));
  await storedLogin.set({ iv, data });
}

async function makeKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await storedKey.set(key);
  return key;
}

let upgrading: Promise<void> | undefined;

/**
 * Migrates a legacy login, and removes the legacy record only then: a page closed in between loses nothing [S2-116]. If the
 * browser cannot store it, the legacy record is removed all the same, because it protects nothing.
 */
function upgrade(old: RememberedLogin): Promise<void> {
  upgrading ??= rememberLogin(old)
    .catch(() => undefined)
    .then(() => {
      dropOldLogin();
      upgrading = undefined;
    });
  return upgrading;
}

/** The stored login, or null. A legacy one is read once and migrated [S2-116]; an unreadable one is removed. */
export async function recallLogin(): Promise<RememberedLogin | null> {
  if (!canRememberLogin()) return null;
  const old = readOldLogin();
  if (old) {
    await upgrade(old);
    return old;
  }
  const [key, sealed] = await Promise.all([storedKey.get(), storedLogin.get()]);
  if (!sealed) return null;
  try {
    if (!key) throw new Error('the key is gone');
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.data);
    return v.parse(RememberedLogin, JSON.parse(new TextDecoder().decode(text)));
  } catch {
    await forgetLogin();
    return null;
  }
}

export const hasRememberedLogin = async (): Promise<boolean> => (await storedLogin.get()) !== null;

/** Removes the login and its key [S2-117]. */
export async function forgetLogin(): Promise<void> {
  await Promise.all([storedLogin.remove(), storedKey.remove()]);
}
