import type { ReadQuery } from '#src/contract/call-types.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { GameCategory } from '#src/contract/core/game-category.ts';
import type { gameList } from '#src/contract/lobby/games.ts';
import type { Game, GamePage } from '#src/contract/lobby/games.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { CatalogueGame } from './catalogue.ts';
import { toGame } from './game-view.ts';

export type GameListQuery = ReadQuery<typeof gameList>;

/**
 * A page of the games that pass every filter, in their order: the lobby's, or that of a search [S1-247, S1-352].
 * `minBet` names the exact minimum bet, `minLine` the fewest lines. A page beyond the last is empty.
 */
export function listGames(wanted: readonly CatalogueGame[], query: Omit<GameListQuery, 'gameName'>): GamePage {
  const { pageNo, pageSize, language } = query;
  const games = wanted.filter(filterOf(query));
  const start = (pageNo - 1) * pageSize;
  return {
    games: games.slice(start, start + pageSize).map((game) => toGame(game, language)),
    pageNum: pageNo,
    totalPages: Math.ceil(games.length / pageSize),
    totalCount: games.length,
  };
}

function filterOf(query: Omit<GameListQuery, 'gameName'>): (game: CatalogueGame) => boolean {
  const { gameType, vassalage, gameClassify, isNew, minBet, minLine = 0 } = query;
  const types = gameType && typesOf(gameType);
  const minimum = minBet && toMinor(Number(minBet).toFixed(2));
  return (game) =>
    (!types || types.includes(game.game_type)) &&
    (!vassalage || game.vassalage === vassalage) &&
    (!gameClassify || game.classify === gameClassify) &&
    (isNew !== 1 || game.is_new === 1) &&
    (minimum === undefined || game.min_bet_minor === minimum) &&
    game.min_line >= minLine;
}

const sports: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];
/** ESPORTS and COCKFIGHT are requested as SPORTS [S1-353], so the three have one answer; the caller filters by vendor. */
const typesOf = (category: GameCategory): readonly string[] => (sports.includes(category) ? sports : [category]);

/** The hot games of all categories, hottest first [S1-356]. */
export function listHotGames(catalogue: readonly CatalogueGame[], language: Language): Game[] {
  return catalogue
    .filter(({ hot_rank }) => hot_rank !== null)
    .sort((a, b) => (a.hot_rank ?? 0) - (b.hot_rank ?? 0))
    .map((game) => toGame(game, language));
}
