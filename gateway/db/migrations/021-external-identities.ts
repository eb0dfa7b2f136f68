import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** External accounts that sign a member in: `subject` is the provider's own id, unique within a merchant. */
export const externalIdentities = {
  external_identities: {
    merchant_code: 'text',
    provider: 'text: facebook|google',
    subject: 'text',
    member_id: '-> members.id',
    created_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, externalIdentities, {
    external_identities: {
      primaryKey: ['merchant_code', 'provider', 'subject'],
      unique: [['member_id', 'provider']],
    },
  });
