import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * A new password that the answer to a security question has chosen, and that takes the place of the old one at `due_at` unless the owner
 * cancels it (areas/identity/recovery/recovery-waits.ts). One a member; `language` is that of the letter about it.
 */
export const recoveryWaits = {
  recovery_waits: {
    member_id: '-> members.id',
    password_hash: 'text',
    language: 'text: pt|en',
    begun_at: 'long',
    due_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, recoveryWaits, { recovery_waits: { primaryKey: ['member_id'], indexes: { due: ['due_at'] } } });
