import { Refusal } from '#gateway/process/refusal.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import { hashPassword, isOutdated } from './password.ts';

/** `replace` puts a hash in the place of the one that was verified, unless another stands there by now; answers how many it replaced. */
type Verified = {
  readonly stored: string;
  readonly password: string;
  readonly replace: (hash: string) => Promise<{ readonly numUpdatedRows: bigint }>;
};

/**
 * Replaces a hash of another cost or pepper than today's while its password, just verified, is at hand; answers the hash that stands now. Too
 * many hashes that wait leave it to the next time.
 */
export async function renewHash(source: KeySource, { stored, password, replace }: Verified): Promise<string> {
  if (!(await isOutdated(source, stored))) return stored;
  try {
    const hash = await hashPassword(source, password);
    return (await replace(hash)).numUpdatedRows === 1n ? hash : stored;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'rate_limited') return stored;
    throw error;
  }
}
