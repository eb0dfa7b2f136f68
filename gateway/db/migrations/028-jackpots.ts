import { type Kysely, sql } from 'kysely';
import { createTables } from './create-table.ts';

/** Jackpots and their drops (gateway/areas/jackpots/README.md). */
export const jackpots = {
  /**
   * A jackpot and its present run. `category` is empty where every game counts. `seed_minor` and `cap_minor` are of the next run; `grown`
   * is what stakes have added to this one, in ten-thousandths of a minor unit. `commitment` and `sealed_level` are empty until a run begins.
   */
  jackpots: {
    id: 'key',
    name_pt: 'text',
    name_en: 'text',
    art: 'text',
    category: 'text',
    rate_bp: 'integer',
    seed_minor: 'long',
    cap_minor: 'long',
    active: 'flag',
    sort_order: 'integer',
    run_id: 'text',
    run_seed_minor: 'long',
    run_cap_minor: 'long',
    grown: 'long',
    commitment: 'text',
    sealed_level: 'text',
    started_at: 'long',
  },
  /** One for each finished run. The ledger's journal of it has the cause `jackpot` and its id. */
  jackpot_drops: {
    run_id: 'key',
    jackpot_id: '-> jackpots.id',
    member_id: '-> members.id',
    vendor: 'text',
    round_id: 'text',
    amount_minor: 'long',
    seed_minor: 'long',
    cap_minor: 'long',
    level_minor: 'long',
    salt: 'text',
    commitment: 'text',
    started_at: 'long',
    dropped_at: 'long',
  },
} as const;

export const up = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, jackpots, {
    jackpots: {
      checks: {
        rate: sql`rate_bp between 1 and 1000`,
        bounds: sql`0 < seed_minor and seed_minor < cap_minor and run_seed_minor < run_cap_minor`,
      },
    },
    jackpot_drops: {
      checks: { level: sql`seed_minor < level_minor and level_minor <= amount_minor and amount_minor <= cap_minor` },
      indexes: { time: ['dropped_at'], jackpot: ['jackpot_id', 'dropped_at'] },
    },
  });
