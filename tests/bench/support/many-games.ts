import type { BrowserContext, Route } from '@playwright/test';
import type { Game, GamePage } from '#src/contract/lobby/games.schema.ts';

/** The requested number of games: the gateway's own, repeated with other ids and names. */
export async function manyGames(origin: string, count: number): Promise<Game[]> {
  const games: Game[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = `merchant=mare&platform=html5&pageSize=100&pageNo=${page}&language=pt`;
    const answer = await fetch(`${origin}/wps/relay/GCSGAME_gameList?${query}`);
    const { value } = (await answer.json()) as { value: GamePage };
    games.push(...value.games);
    pages = value.totalPages;
  }
  return Array.from({ length: count }, (_, index) => {
    const game = games[index % games.length];
    if (!game) throw new Error('the gateway has no games');
    const round = Math.floor(index / games.length);
    return round === 0
      ? game
      : { ...game, nodeId: `${game.nodeId}-${round}`, displayName: `${game.displayName} ${round + 1}` };
  });
}

/**
 * Answers the game list's pages of 25 with these games. Only the first page and the last are separate: the second contains all
 * between, because the app loads one page a second and 200 of them would take minutes.
 */
export async function serveGames(context: BrowserContext, games: readonly Game[]): Promise<void> {
  const pages = Math.ceil(games.length / 25);
  const cut = (from: number, to: number, pageNum: number): GamePage => ({
    games: games.slice(from * 25, to * 25),
    pageNum,
    totalPages: pages,
    totalCount: games.length,
  });
  const answer = (pageNo: number) => {
    if (pageNo === 1) return cut(0, 1, 1);
    return pageNo === 2 ? cut(1, pages - 1, pages - 1) : cut(pages - 1, pages, pages);
  };
  await context.route('**/wps/relay/GCSGAME_gameList?*', async (route: Route) => {
    const pageNo = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    await route.fulfill({ json: { success: true, value: answer(pageNo) } });
  });
}
