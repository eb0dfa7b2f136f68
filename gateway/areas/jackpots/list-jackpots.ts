import { fromMinor } from '#src/contract/core/amount.ts';
import { GameCategory } from '#src/contract/core/game-category.ts';
import { shownDrops } from '#src/contract/jackpots/jackpots.ts';
import type { Jackpot, JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
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
    rate: fromMinor(row.rate_bp),
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

/** A drop as everybody is told of it, and can check it. */
export const toDrop = (row: Awaited<ReturnType<typeof readDrops>>[number], language: Language): JackpotDrop => ({
  run: row.run_id,
  name: language === 'en' ? row.name_en : row.name_pt,
  winner: maskAccount(row.account),
  amount: fromMinor(row.amount_minor),
  at: row.dropped_at,
  seed: fromMinor(row.seed_minor),
  cap: fromMinor(row.cap_minor),
  level: fromMinor(row.level_minor),
  salt: row.salt,
  commitment: row.commitment,
  state: row.state,
});

/** What the jackpots have paid last, names masked. */
export const listDrops = async (db: Kysely<Tables>, language: Language): Promise<JackpotDrop[]> =>
  (await readDrops(db, shownDrops)).map((row) => toDrop(row, language));
