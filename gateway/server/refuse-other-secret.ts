import type { Kysely } from 'kysely';
import { listStoredKeys } from '../context/stored-keys.ts';
import type { Tables } from '../db/tables.ts';
import { ConfigError } from '../process/config.ts';
import type { Secrets } from '../process/secrets.ts';

/**
 * Throws ConfigError where stored keys are encrypted with a master secret that is not here: no password would sign in, and other keys would be
 * replaced by new ones.
 */
export async function refuseOtherSecret(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  if ((await listStoredKeys(db, secrets)).every(({ state }) => state !== 'unreadable')) return;
  throw new ConfigError(
    'The keys of this database are encrypted with another master secret: set MASTER_SECRET_ALSO to that one. If it is lost, "npm run operator -- secrets give-up" goes on without them, and members choose new passwords.',
  );
}
