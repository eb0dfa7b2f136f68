import { toMinor } from '#src/contract/amount.ts';
import type { GamePage, gameList } from '#src/contract/games.ts';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Gateway } from '../context.ts';
import { foldText } from '../db/fold-text.ts';
import { listedTypes } from './game-types.ts';
import { gameColumns, toGame } from './game-view.ts';

export type GameListQuery = v.InferOutput<typeof gameList.query>;

/**
 * A page of the games that pass every filter given, in the lobby's order [S1-247, S1-352]. A name is found anywhere in
 * the game's name of the asked language, without regard to case and accents; `minBet` names the exact minimum bet,
 * `minLine` the fewest lines. A page beyond the last is empty.
 */
export async function listGames({ db }: Pick<Gateway, 'db'>, query: GameListQuery): Promise<GamePage> {
  const { pageNo, pageSize, language } = query;
  const name = foldText(query.gameName ?? '');
  let games = db.selectFrom('games').where('games.active', '=', 1);
  if (query.gameType) games = games.where('games.game_type', 'in', listedTypes(query.gameType));
  if (query.vassalage) games = games.where('games.vassalage', '=', query.vassalage);
  if (query.gameClassify) games = games.where('games.classify', '=', query.gameClassify);
  if (query.isNew === 1) games = games.where('games.is_new', '=', 1);
  if (query.minBet) games = games.where('games.min_bet_minor', '=', minorOf(query.minBet));
  if (query.minLine) games = games.where('games.min_line', '>=', query.minLine);
  if (name !== '') {
    const column = sql.ref(language === 'en' ? 'games.name_en_folded' : 'games.name_pt_folded');
    games = games.where(sql<boolean>`${column} like ${`%${name.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`);
  }
  const [counted, rows] = await Promise.all([
    games.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    games
      .select(gameColumns)
      .orderBy('games.sort_order')
      .orderBy('games.node_id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  const totalCount = Number(counted.count);
  return {
    games: rows.map((row) => toGame(row, language)),
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** `'0.5'` → `50` */
const minorOf = (bet: string): number => toMinor(Number(bet).toFixed(2));
