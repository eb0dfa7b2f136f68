import type { Kysely } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** The vendors' information on their games, and the planned end of a maintenance. */
export const toldGames = {
  /** Of all games of a vendor. `languages` and `rules_…` are JSON: lists of texts. */
  told_games: {
    vassalage: 'key',
    return_percent: 'text',
    volatility: 'text: low|medium|high',
    max_bet_minor: 'long',
    languages: 'text',
    rules_pt: 'text',
    rules_en: 'text',
  },
} as const;
/** Epoch milliseconds; null if unknown. */
export const untilColumns = { site_state: { maintenance_until: 'long?' } } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, toldGames);
  await addColumns(db, untilColumns);
}
