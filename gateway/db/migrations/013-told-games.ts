import type { Kysely } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** What vendors tell of their games, and until when the site is closed. */
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
/** Epoch milliseconds; null where nobody has said. */
export const untilColumns = { site_state: { maintenance_until: 'long?' } } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, toldGames);
  await addColumns(db, untilColumns);
}
