import { createHmac, randomInt } from 'node:crypto';
import { handoverAlphabet } from '#src/contract/identity/handover.ts';
import { voucherLength } from '#src/contract/payments/vouchers.ts';
import { type KeySource, readKeys } from '#gateway/context/stored-keys.ts';

/** A new code: 80 random bits. */
export const drawCode = (): string =>
  Array.from({ length: voucherLength }, () => handoverAlphabet[randomInt(handoverAlphabet.length)]).join('');

/** How codes are hashed: HMAC-SHA-256 under a stored key, which outlives the master secret; the key of new codes comes first. */
export async function codeHashers(source: KeySource): Promise<[Hasher, ...Hasher[]]> {
  const [newest, ...others] = await readKeys(source, 'voucher');
  return [hasherOf(newest.key), ...others.map(({ key }) => hasherOf(key))];
}

type Hasher = (code: string) => string;

const hasherOf =
  (key: Buffer): Hasher =>
  (code) =>
    createHmac('sha256', key).update(code).digest('base64url');
