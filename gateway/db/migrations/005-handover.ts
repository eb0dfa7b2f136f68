import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Codes that open a session on another device: one for each session, as a keyed hash; deleted when it is used. */
export const handover = {
  handover_codes: { session_id: '-> sessions.id', code_hash: 'text', expires_at: 'long' },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, handover, { handover_codes: { primaryKey: ['session_id'], unique: [['code_hash']] } });
