import { gameCategories, sentGameType } from '#src/contract/core/game-type.ts';
import { indexNames } from '#src/contract/lobby/find-games.ts';
import { gameIndex } from '#src/contract/lobby/game-index.ts';
import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import { gameList, getVassGameType } from '#src/contract/lobby/games.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import type { LoadContext } from '#src/platform/resource/load-context.ts';
import type { gameListQuery } from './game-list.ts';

/** A game of the index as a list shows it. */
function toGame({ names, ...game }: IndexedGame, language: Language): Game {
  const name = names[language];
  return {
    ...game,
    nodeName: name,
    gameName: name,
    displayName: name,
    roomId: '',
    supportPlay: true,
    gameClassifyNew: '',
    isNew: false,
    lottoMode: '',
    showIcon: true,
    mobileLargeIcon: game.iconUrl,
  };
}

/** The type that a list with a game's category is asked for. */
function sentTypeOf({ gameType }: IndexedGame): string | undefined {
  const category = gameCategories.find((name) => name === gameType);
  return category && sentGameType(category);
}

type Asked = ReturnType<typeof gameListQuery>;
type Context = Pick<LoadContext, 'ask'>;

/** Among the games of the stored list with the same filters. */
async function searchList({ gameName = '', ...asked }: Asked, { ask }: Context): Promise<Game[]> {
  const { games } = await ask(gameList, asked);
  const find = indexNames(games.map(({ displayName: name }) => ({ pt: name, en: name, vendor: '' })));
  return find(gameName).flatMap((place) => games[place] ?? []);
}

/** Among the games of the stored index, which has neither classifications nor stakes. */
async function searchIndex({ gameName = '', language, gameType, vassalage }: Asked, { ask }: Context): Promise<Game[]> {
  const [{ games }, { sorting }] = await Promise.all([
    ask(gameIndex, { merchant: env.merchant }),
    ask(getVassGameType, { merchant_code: env.merchant }),
  ]);
  const vendors = new Map(
    sorting.flatMap(({ vendorNames }) => vendorNames.map((vendor) => [vendor.vassalage, vendor.accountTypeName])),
  );
  const find = indexNames(games.map((game) => ({ ...game.names, vendor: vendors.get(game.vassalage) ?? '' })));
  return find(gameName)
    .flatMap((place) => games[place] ?? [])
    .filter((game) => !gameType || sentTypeOf(game) === gameType)
    .filter((game) => !vassalage || game.vassalage === vassalage)
    .map((game) => toGame(game, language));
}

/** The games known to this device that a search means, nearest first, as the gateway would list them. Rejects if none are stored. */
export function searchDevice(asked: Asked, context: Context): Promise<Game[]> {
  const { isNew, gameClassify, minBet, minLine } = asked;
  if (isNew !== undefined || gameClassify || minBet || minLine !== undefined) return searchList(asked, context);
  return searchIndex(asked, context).catch(() => searchList(asked, context));
}
