import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * A new password that was set by the answer to a security question, and that replaces the old one at `due_at` unless the member
 * cancels it (areas/identity/recovery/recovery-waits.ts). One a member; `language` is that of the email about it.
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
