import { Refusal } from '#gateway/process/refusal.ts';
import type { KeySource } from '#gateway/context/stored-keys.ts';
import { hashPassword, isOutdated } from './password.ts';

/** `replace` replaces the verified hash, unless another one is stored by then; returns the number of replaced rows. */
type Verified = {
  readonly stored: string;
  readonly password: string;
  readonly replace: (hash: string) => Promise<{ readonly numUpdatedRows: bigint }>;
};

/**
 * Replaces a hash of an old cost or pepper after its password was verified; returns the stored hash. With too
 * many hashes in the queue it is left to the next time.
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
