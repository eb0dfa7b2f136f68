import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Invitation codes of agents. */
export const registration = {
  /** `code` in capitals; `expires_at` in epoch ms. */
  affiliate_codes: {
    merchant_code: '-> merchants.code',
    code: 'text',
    member_id: '-> members.id',
    created_at: 'long',
    expires_at: 'long?',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, registration, {
    affiliate_codes: { primaryKey: ['merchant_code', 'code'], indexes: { member: ['member_id'] } },
  });
