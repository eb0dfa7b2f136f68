import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** Finds the session of a sign-in whose response was lost (session/open-session.ts). */
export const signInAttempts = {
  /** The hash of the attempt and of its member; null if none was given, or the session no longer belongs to the attempt. */
  sessions: { attempt_hash: 'text?' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, signInAttempts);
  await db.schema.createIndex('sessions_attempt').unique().on('sessions').column('attempt_hash').execute();
}
