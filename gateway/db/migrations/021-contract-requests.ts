import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Contracts that members are asked to agree to: at most one of each kind a member; deleted when answered. */
export const contractRequests = {
  contract_requests: {
    member_id: '-> members.id',
    kind: 'text: salary|dividend|hourly',
    request: 'text: NEW|CHANGE',
    created_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, contractRequests, { contract_requests: { primaryKey: ['member_id', 'kind'] } });
