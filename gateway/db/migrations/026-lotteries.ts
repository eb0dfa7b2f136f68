import { type Kysely, sql } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Lotteries and their draws (gateway/areas/lottery/README.md). */
export const lotteries = {
  /** The games that are lotteries: the interval of draws in minutes, from this minute of the merchant's day on. */
  lotteries: { node_id: '-> games.node_id', every_minutes: 'integer', first_minute: 'integer', open: 'flag' },
  /**
   * One draw for each time slot. `commitment` is the seed's hash; `sealed_seed` the seed, encrypted under the master secret; `seed`
   * is set once it is drawn. Void: it is never drawn, and stakes are returned.
   */
  draws: {
    numero: 'key',
    draws_at: 'long',
    minute: 'integer',
    state: 'text: selling|drawn|void',
    commitment: 'text',
    sealed_seed: 'text',
    seed: 'text?',
    ended_at: 'long?',
  },
} as const;

/** A lottery's mode of play, of the launch code and of the session that it opens; empty for other games. */
export const prizeModeColumns = {
  launch_codes: { prize_mode: 'text' },
  play_codes: { prize_mode: 'text' },
} as const;

/** Of the demo vendor: mode of play and code of a session's lottery; the draw of a round that is a ticket. */
export const ticketColumns = {
  demo_sessions: { prize_mode: 'text', game_code: 'text' },
  demo_rounds: { numero: 'text?' },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, lotteries, {
    lotteries: {
      primaryKey: ['node_id'],
      checks: {
        rhythm: sql`every_minutes between 5 and 1440 and every_minutes % 5 = 0`,
        first: sql`first_minute between 0 and 1439 and first_minute % 5 = 0`,
      },
    },
    draws: {
      unique: [['draws_at']],
      checks: {
        drawn: sql`(state = 'drawn') = (seed is not null)`,
        ended: sql`(state = 'selling') = (ended_at is null)`,
      },
      indexes: { state: ['state', 'draws_at'] },
    },
  });
  await addColumns(db, prizeModeColumns);
  await addColumns(db, ticketColumns);
  await db.schema.createIndex('recent_games_game').on('recent_games').columns(['node_id', 'played_at']).execute();
}
