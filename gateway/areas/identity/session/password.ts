import { type ScryptOptions, randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { type Cost, passwordCost as cost } from './password-cost.ts';
import { inTurn, longestWait } from './password-queue.ts';

const hashBytes = 32;
const saltBytes = 16;

type Parsed = Cost & { readonly salt: Buffer; readonly hash: Buffer };
/** Verified in place of an account that does not exist; nothing hashes to it. */
const nobody: Parsed = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(hashBytes) };

/**
 * Hashes a new password as `$scrypt$ln=15,r=8,p=3$<salt>$<hash>` (Base64 without padding).
 * Throws Refusal('rate_limited') when too many hashes are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await compute(password, { ...cost, salt, hash: nobody.hash });
  return `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password belongs to the stored hash. `null` (no such account) or a hash that cannot be read costs the
 * same time and answers false. Throws Refusal('rate_limited') when too many hashes are waiting, or this one has for too long.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored);
  const wanted = parsed ?? nobody;
  const equal = timingSafeEqual(await compute(password, wanted, longestWait), wanted.hash);
  return equal && parsed !== null;
}

/** Whether a stored hash was made with another cost than today's: hash again when the password is at hand. */
export function isOutdated(stored: string): boolean {
  const parsed = parse(stored);
  return !parsed || parsed.ln !== cost.ln || parsed.r !== cost.r || parsed.p !== cost.p;
}

function compute(password: string, { ln, r, p, salt, hash }: Parsed, within?: number): Promise<Buffer> {
  // The same characters typed on another system may be composed differently.
  const text = password.normalize('NFKC');
  return inTurn(
    () => scrypt(text, salt, hash.length, { N: 2 ** ln, r, p, maxmem: 2 ** (ln + 8) * r + 2 ** 20 }),
    within,
  );
}

const scrypt = (password: string, salt: Buffer, length: number, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scryptWithCallback(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  });

const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{16,64})\$([A-Za-z0-9+/]{32,86})$/;

/** A hash in our form with a cost that a login can bear, else null. */
function parse(stored: string): Parsed | null {
  const [, ln, r, p, salt, hash] = form.exec(stored) ?? [];
  if (!salt || !hash) return null;
  const parsed = {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
  const bearable =
    parsed.ln >= 1 && parsed.ln <= 17 && parsed.r >= 1 && parsed.r <= 8 && parsed.p >= 1 && parsed.p <= 8;
  return bearable ? parsed : null;
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
