import type { Kysely } from 'kysely';
import { addColumns } from './create-table.ts';

/** The jurisdiction's rules for an opened game: turbo, autoplay, and the minimum duration of a round (ms). */
export const gameRules = { demo_sessions: { turbo: 'flag', autoplay: 'flag', round_ms: 'integer' } } as const;

export const up = (db: Kysely<unknown>): Promise<void> => addColumns(db, gameRules);
