import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** The hosts of live tables. */
export const liveModels = {
  live_models: {
    id: 'key',
    name: 'text',
    node_id: '-> games.node_id',
    active: 'flag',
    streaming: 'flag',
    sort_order: 'integer',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => createTables(db, liveModels);
