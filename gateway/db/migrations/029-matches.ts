import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/**
 * Matches that vendors take bets on. `starts_at` is the first kick-off, epoch ms; `repeat_hours` the hours until the next one,
 * 0 for none. Colours are #rrggbb.
 */
export const matches = {
  matches: {
    id: 'key',
    sport: 'text',
    league_pt: 'text',
    league_en: 'text',
    home_pt: 'text',
    home_en: 'text',
    home_color: 'text',
    away_pt: 'text',
    away_en: 'text',
    away_color: 'text',
    starts_at: 'long',
    minutes: 'integer',
    repeat_hours: 'integer',
    vassalage: '-> vendors.vassalage',
    hot: 'flag',
    active: 'flag',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> => createTables(db, matches);
