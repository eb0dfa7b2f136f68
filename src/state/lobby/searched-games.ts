import { within } from '#src/contract/core/within.ts';
import { gameList } from '#src/contract/lobby/games.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import type { LoadContext } from '#src/platform/resource/load-context.ts';
import type { Page } from '#src/platform/resource/page.ts';
import { definePagedResource, type PagedResource } from '#src/platform/resource/paged.ts';
import { type GameListParams, gameListQuery, gameListResource } from './game-list.ts';

/** Time after which this device's own games are shown; ms. */
const slowAfter = 3000;

const isSilence = (cause: unknown) =>
  cause instanceof AppError && (cause.code === 'no_internet' || cause.code === 'timeout');

/** A page of a search's games: the gateway's; while it does not respond, all that this device has. */
async function loadFound(params: GameListParams, pageNo: number, context: LoadContext): Promise<Page<Game>> {
  const query = gameListQuery(params, pageNo);
  const asked = context.ask(gameList, query).then(({ games, ...page }): Page<Game> => ({ items: games, ...page }));
  const answer = await within(asked, slowAfter).catch((cause: unknown) => {
    if (!isSilence(cause)) throw cause;
  });
  if (answer || pageNo > 1) return answer ?? asked;
  // Stored games are returned at once; a read that also waits for the network returns none.
  const items = await within(
    import('./search-device.ts').then(({ searchDevice }) => searchDevice(query, context)),
    slowAfter,
  ).catch(() => undefined);
  if (!items) return asked;
  asked.catch(() => undefined);
  return { items, pageNum: 1, totalPages: 1, totalCount: items.length };
}

/** Games by name, nearest first, page by page. */
const searchedGamesResource = definePagedResource<GameListParams, Game>({
  name: 'searched-games',
  call: gameList,
  access: gameList.access,
  key: gameListResource.key,
  request: (params) => ({ call: gameList, query: gameListQuery(params, 1) }),
  loadPage: loadFound,
  itemKey: (game) => game.nodeId,
  dehydrate: true,
  freshFor: 60_000,
});

/** The list of games with these filters: a search, or every game in the lobby's order. */
export const listedGamesResource = ({ gameName }: GameListParams): PagedResource<GameListParams, Game> =>
  gameName ? searchedGamesResource : gameListResource;
