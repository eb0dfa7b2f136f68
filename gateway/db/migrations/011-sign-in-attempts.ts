import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** What finds the session of a sign-in whose answer was lost (session/open-session.ts). */
export const signInAttempts = {
  /** The hash of the attempt and of whom it signs in; null where none was named, or the session is no longer the attempt's. */
  sessions: { attempt_hash: 'text?' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, signInAttempts);
  await db.schema.createIndex('sessions_attempt').unique().on('sessions').column('attempt_hash').execute();
}
