import { fromMinor } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { shownRuns } from '#src/contract/jackpots/jackpots.ts';
import type { EndedRun, Jackpot, JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Tables } from '#gateway/db/tables.ts';
import { maskAccount } from '../site/mask-account.ts';
import { amountOf } from './runs.ts';

/** The jackpots that are on, in the operator's order. Nothing of a level is in it. */
export async function listJackpots(db: Kysely<Tables>, language: Language): Promise<Jackpot[]> {
  const rows = await db
    .selectFrom('jackpots')
    .selectAll()
    .where('active', '=', 1)
    .where('commitment', '!=', '')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: language === 'en' ? row.name_en : row.name_pt,
    art: row.art,
    category: v.is(GameCategory, row.category) ? row.category : '',
    rate: fromMinor(row.run_rate_bp),
    seed: fromMinor(row.run_seed_minor),
    cap: fromMinor(row.run_cap_minor),
    amount: fromMinor(amountOf(row)),
    run: row.run_id,
    commitment: row.commitment,
    startedAt: row.started_at,
  }));
}

/** The last drops, newest first, of one jackpot or of all; `account` is the winner's, not masked. */
export const readDrops = (db: Kysely<Tables>, limit: number, jackpotId?: string) =>
  db
    .selectFrom('jackpot_drops')
    .innerJoin('jackpots', 'jackpots.id', 'jackpot_drops.jackpot_id')
    .innerJoin('members', 'members.id', 'jackpot_drops.member_id')
    .selectAll('jackpot_drops')
    .select(['jackpots.name_pt', 'jackpots.name_en', 'members.account'])
    .$if(jackpotId !== undefined, (all) => all.where('jackpot_id', '=', jackpotId ?? ''))
    .orderBy('dropped_at', 'desc')
    .orderBy('jackpot_drops.run_id', 'desc')
    .limit(limit)
    .execute();

/** The last runs that ended without a drop, newest first, of one jackpot or of all. */
export const readEnded = (db: Kysely<Tables>, limit: number, jackpotId?: string) =>
  db
    .selectFrom('ended_runs')
    .innerJoin('jackpots', 'jackpots.id', 'ended_runs.jackpot_id')
    .selectAll('ended_runs')
    .select(['jackpots.name_pt', 'jackpots.name_en'])
    .$if(jackpotId !== undefined, (all) => all.where('jackpot_id', '=', jackpotId ?? ''))
    .orderBy('ended_at', 'desc')
    .orderBy('ended_runs.run_id', 'desc')
    .limit(limit)
    .execute();

type OverRow = Pick<
  Tables['jackpot_drops'],
  'run_id' | 'seed_minor' | 'cap_minor' | 'form' | 'rate_bp' | 'amount_minor' | 'commitment'
> &
  Pick<Tables['jackpots'], 'name_pt' | 'name_en'>;

const toOver = (row: OverRow, at: number, language: Language) => ({
  run: row.run_id,
  name: language === 'en' ? row.name_en : row.name_pt,
  at,
  seed: fromMinor(row.seed_minor),
  cap: fromMinor(row.cap_minor),
  form: row.form === 1 ? (1 as const) : (2 as const),
  ...(row.rate_bp !== null && { rate: fromMinor(row.rate_bp) }),
  amount: fromMinor(row.amount_minor),
  commitment: row.commitment,
});

/** A drop as published, with the values that verify it. */
export const toDrop = (row: Awaited<ReturnType<typeof readDrops>>[number], language: Language): JackpotDrop => ({
  ...toOver(row, row.dropped_at, language),
  winner: maskAccount(row.account),
  ...(row.before_minor !== null && { before: fromMinor(row.before_minor) }),
  level: fromMinor(row.level_minor),
  salt: row.salt,
  state: row.state,
});

/** A run without a winner as published; without a level if no secret decrypts it. */
export const toEnded = (row: Awaited<ReturnType<typeof readEnded>>[number], language: Language): EndedRun => ({
  ...toOver(row, row.ended_at, language),
  cause: row.cause,
  ...(row.level_minor !== null && { level: fromMinor(row.level_minor) }),
  ...(row.salt !== null && { salt: row.salt }),
});

/** The last drops, names masked. */
export const listDrops = async (db: Kysely<Tables>, language: Language): Promise<JackpotDrop[]> =>
  (await readDrops(db, shownRuns)).map((row) => toDrop(row, language));

/** The last runs without a winner. */
export const listEnded = async (db: Kysely<Tables>, language: Language): Promise<EndedRun[]> =>
  (await readEnded(db, shownRuns)).map((row) => toEnded(row, language));
