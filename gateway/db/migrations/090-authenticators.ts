import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Apps that show codes for the second step (RFC 6238). */
export const authenticators = {
  /**
   * `sealed`: the shared secret, encrypted under a stored key. `confirmed_at`: when the first code was typed; without it the app counts for
   * nothing, and is swept. `last_step`: the 30 seconds of the last code that was used, so that each is valid once.
   */
  authenticators: {
    id: 'key',
    member_id: '-> members.id',
    name: 'text',
    sealed: 'text',
    created_at: 'long',
    confirmed_at: 'long?',
    last_step: 'long',
    last_used_at: 'long?',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, authenticators, {
    authenticators: { indexes: { member: ['member_id'], unconfirmed: ['confirmed_at', 'created_at'] } },
  });
