import type { GameCategory } from '#src/contract/core/game-category.ts';
import { cockfightVendor, esportsVendors } from '#src/contract/core/game-type.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { gameColumns, toGame } from './game-view.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** The page, the member and the category; without `gameType` every category. */
export type FavouritesQuery = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly gameType?: GameCategory | undefined;
};

type Page<T> = { content: T[]; pageNum: number; totalPages: number };

/** A page of a member's favourite games, last added first, without removed games [S1-248, S1-359]. */
export async function listFavourites(
  db: Kysely<Tables>,
  memberId: string,
  query: FavouritesQuery,
  language: Language,
): Promise<Page<Game>> {
  const [rows, totalPages] = await Promise.all([
    pageOf(db, memberId, query).select(gameColumns).execute(),
    countPages(db, memberId, query),
  ]);
  return { content: rows.map((row) => toGame(row, language)), pageNum: query.pageNo, totalPages };
}

/** The same page as ids alone [S1-249, S1-360]. */
export async function listFavouriteIds(
  db: Kysely<Tables>,
  memberId: string,
  query: FavouritesQuery,
): Promise<Page<string>> {
  const [rows, totalPages] = await Promise.all([
    pageOf(db, memberId, query).select('games.node_id').execute(),
    countPages(db, memberId, query),
  ]);
  return { content: rows.map((row) => row.node_id), pageNum: query.pageNo, totalPages };
}

/** Makes a game a favourite; again changes nothing. Throws Refusal('game_not_found') when the vendor has no such game [S1-363]. */
export async function addFavourite(
  db: Kysely<Tables>,
  memberId: string,
  game: { nodeId: string; vendor: string },
  now: number,
): Promise<void> {
  const found = await db
    .selectFrom('games')
    .select('node_id')
    .where('node_id', '=', game.nodeId)
    .where('vassalage', '=', game.vendor)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!found) throw new Refusal('game_not_found');
  await db
    .insertInto('favourites')
    .values({ member_id: memberId, node_id: game.nodeId, vassalage: game.vendor, added_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'node_id']).doNothing())
    .execute();
}

/** Removes a game from the favourites, also a removed one or one that was not among them [S1-364]. */
export async function removeFavourite(db: Kysely<Tables>, memberId: string, nodeId: string): Promise<void> {
  await db.deleteFrom('favourites').where('member_id', '=', memberId).where('node_id', '=', nodeId).execute();
}

function presentOf(db: Kysely<Tables>, memberId: string, { gameType }: FavouritesQuery) {
  const present = db
    .selectFrom('favourites')
    .innerJoin('games', 'games.node_id', 'favourites.node_id')
    .where('favourites.member_id', '=', memberId)
    .where('games.active', '=', 1);
  return gameType ? present.where((eb) => isOf(eb, gameType)) : present;
}

const pageOf = (db: Kysely<Tables>, memberId: string, query: FavouritesQuery) =>
  presentOf(db, memberId, query)
    .orderBy('favourites.added_at', 'desc')
    .orderBy('favourites.node_id')
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize);

async function countPages(db: Kysely<Tables>, memberId: string, query: FavouritesQuery): Promise<number> {
  const { count } = await presentOf(db, memberId, query)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Math.ceil(Number(count) / query.pageSize);
}

/**
 * SPORTS includes e-sports and cockfights, because the app requests them by that name [S1-353]. Requested by their own
 * names they are what their vendors have: there is no vendor in this query to narrow by [S1-413, S1-414].
 */
function isOf(eb: ExpressionBuilder<Pick<Tables, 'games'>, 'games'>, category: GameCategory) {
  if (category === 'SPORTS') return eb('games.game_type', 'in', ['SPORTS', 'ESPORTS', 'COCKFIGHT']);
  if (category === 'COCKFIGHT')
    return eb.or([eb('games.game_type', '=', category), eb('games.vassalage', '=', cockfightVendor)]);
  if (category !== 'ESPORTS') return eb('games.game_type', '=', category);
  const ofVendors = eb.and([eb('games.game_type', '=', 'SPORTS'), eb('games.vassalage', 'in', [...esportsVendors])]);
  return eb.or([eb('games.game_type', '=', category), ofVendors]);
}
