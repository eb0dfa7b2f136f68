import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** What the place allows in a game that was opened: turbo, autoplay, and how long a round takes at least (ms). */
export const gameRules = { demo_sessions: { turbo: 'flag', autoplay: 'flag', round_ms: 'integer' } } as const;

export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, gameRules);
