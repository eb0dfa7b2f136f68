import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * Events for the investigation of an attack (context/security-events.ts). `made_by`: the operator, if any.
 * `network`: the network of the address, never the whole address.
 */
export const securityEvents = {
  security_events: {
    id: 'key',
    at: 'long',
    kind: 'text',
    member_id: 'text?',
    made_by: 'text',
    network: 'text',
    detail: 'text',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, securityEvents, {
    security_events: { indexes: { age: ['at'], kind: ['kind', 'at'], member: ['member_id', 'at'] } },
  });
