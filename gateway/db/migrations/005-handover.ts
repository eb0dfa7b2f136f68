import type { Kysely } from 'kysely';
import { createTable } from './create-table.ts';

/** Codes that open a session elsewhere: one for each session, as a keyed hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'handover_codes',
    { session_id: '-> sessions.id', code_hash: 'text', expires_at: 'long' },
    { primaryKey: ['session_id'], unique: [['code_hash']] },
  );
}
