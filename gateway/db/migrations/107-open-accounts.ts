import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Accounts that agents open: by invitation links with terms, and directly. */
export const openAccounts = {
  /**
   * The terms of a code of affiliate_codes, which has the expiry: how many accounts were opened by it, and how many may be; null for any number. `rates` is
   * JSON, hundredths of a percent by category, for an agent who comes by it. `ended_at`: the agent ended it before its time.
   */
  invitation_links: {
    merchant_code: '-> merchants.code',
    code: 'text',
    agent_id: '-> members.id',
    name: 'text',
    kind: 'text: member|agent',
    rates: 'text',
    uses: 'integer',
    uses_most: 'integer?',
    created_at: 'long',
    ended_at: 'long?',
  },
  /** Members whose password an agent has chosen: they change it before anything else, and before it expires. */
  first_passwords: { member_id: 'key', agent_id: '-> members.id', expires_at: 'long' },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, openAccounts, {
    invitation_links: {
      primaryKey: ['merchant_code', 'code'],
      checks: { uses: sql`uses >= 0 and (uses_most is null or uses <= uses_most)` },
      indexes: { agent: ['agent_id', 'created_at'] },
    },
  });
