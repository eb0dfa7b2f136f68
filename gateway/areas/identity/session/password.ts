import {
  createHmac,
  type ScryptOptions,
  randomBytes,
  scrypt as scryptWithCallback,
  timingSafeEqual,
} from 'node:crypto';
import { type KeySource, readKeys, type StoredKey } from '#gateway/context/stored-keys.ts';
import { type Cost, passwordCost as cost } from './password-cost.ts';
import { inTurn, longestWait } from './password-queue.ts';

const hashBytes = 32;
const saltBytes = 16;

/** `pepper`: the number of the stored key that was mixed in; 0 in hashes from before there was one. */
type Parsed = Cost & { readonly pepper: number; readonly salt: Buffer; readonly hash: Buffer };
/** Verified in place of an account that does not exist; nothing hashes to it. */
const nobody = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

/**
 * Hashes a new password as `$scrypt$ln=15,r=8,p=3,keyid=1$<salt>$<hash>` (Base64 without padding): scrypt of its HMAC-SHA-256 under the newest
 * pepper, a stored key, without which a stolen table is no use to who guesses. Throws Refusal('rate_limited') when too many hashes are waiting.
 */
export async function hashPassword(source: KeySource, password: string): Promise<string> {
  const keys = await readKeys(source, 'pepper');
  const salt = randomBytes(saltBytes);
  const pepper = keys[0].number;
  const hash = await compute(password, { ...nobody, salt, pepper }, keys);
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p},keyid=${pepper}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password belongs to the stored hash. `null` (no such account), a hash that cannot be read and one whose pepper no master secret
 * decrypts cost the same time and return false. Throws Refusal('rate_limited') where too many hashes are waiting, or this one has for too long.
 */
export async function verifyPassword(source: KeySource, stored: string | null, password: string): Promise<boolean> {
  const keys = await readKeys(source, 'pepper');
  const parsed = stored === null ? null : parse(stored);
  const isKnown = parsed !== null && (parsed.pepper === 0 || keys.some(({ number }) => number === parsed.pepper));
  const wanted = isKnown ? parsed : { ...nobody, pepper: keys[0].number };
  const equal = timingSafeEqual(await compute(password, wanted, keys, longestWait), wanted.hash);
  return equal && isKnown;
}

/** Whether a stored hash has another cost or pepper than the present ones. */
export async function isOutdated(source: KeySource, stored: string): Promise<boolean> {
  const parsed = parse(stored);
  if (!parsed || parsed.ln !== cost.ln || parsed.r !== cost.r || parsed.p !== cost.p) return true;
  return parsed.pepper !== (await readKeys(source, 'pepper'))[0].number;
}

function compute(
  password: string,
  { ln, r, p, pepper, salt, hash }: Parsed,
  keys: readonly StoredKey[],
  within?: number,
): Promise<Buffer> {
  // The same characters typed on another system may be composed differently.
  const text = password.normalize('NFKC');
  const key = keys.find(({ number }) => number === pepper)?.key;
  const peppered = key ? createHmac('sha256', key).update(text).digest() : text;
  return inTurn(
    () => scrypt(peppered, salt, hash.length, { N: 2 ** ln, r, p, maxmem: 2 ** (ln + 8) * r + 2 ** 20 }),
    within,
  );
}

const scrypt = (password: string | Buffer, salt: Buffer, length: number, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scryptWithCallback(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

const form =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})(?:,keyid=(\d{1,6}))?\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{32,86})$/;

/** A hash in our form with a cost that a login can bear, else null. */
function parse(stored: string): Parsed | null {
  const [, ln, r, p, pepper = 0, salt, hash] = form.exec(stored) ?? [];
  if (!salt || !hash) return null;
  const parsed = {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    pepper: Number(pepper),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
  const bearable =
    parsed.ln >= 1 && parsed.ln <= 17 && parsed.r >= 1 && parsed.r <= 8 && parsed.p >= 1 && parsed.p <= 8;
  return bearable ? parsed : null;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
