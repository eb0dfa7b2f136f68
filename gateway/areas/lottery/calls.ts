import {
  lotteryGames,
  lotteryMenu,
  openedNumeros,
  openedOfGame,
  popularLotteries,
} from '#src/contract/lottery/lottery.ts';
import {
  highestNumber,
  numbersOfTicket,
  publishedReturn,
  ticketStakes,
  ticketWays,
  timesOf,
  waysOfHits,
  winningHits,
} from '#src/contract/lottery/lottery-rules.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { nextDraws } from './coming-draws.ts';
import { findLotteries, findLottery, listLotteries, listPopular, toLottery } from './list-lotteries.ts';
import { findDraw, listLastNumbers, listOpened } from './opened-draws.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Number of a lottery's draws on sale. */
const drawsOnSale = 12;

/** The lotteries, their draws on sale and their results [S1-367…S1-371, S1-391]. */
export function addLotteryRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, lotteryGames, async ({ query }) => ({ games: await listLotteries(gateway, query) }));
  route(app, gateway, popularLotteries, async ({ query }) => ({ games: await listPopular(gateway, query) }));
  route(app, gateway, openedNumeros, async ({ query }) => ({ results: await listLastNumbers(gateway, query) }));

  route(app, gateway, lotteryMenu, async ({ query }) => {
    const [row] = await findLotteries(gateway, query);
    if (!row) throw new Refusal('game_not_found');
    const game = await toLottery(gateway, row, query);
    return {
      game,
      pick: { count: numbersOfTicket, of: highestNumber },
      stakes: ticketStakes.map(String),
      prizes: winningHits
        .map((hits) => ({ hits, times: timesOf(game.prizeMode, hits), oneIn: ticketWays / waysOfHits(hits) }))
        .filter(({ times }) => times > 0),
      returnPercent: publishedReturn(game.prizeMode),
      draws: await nextDraws(gateway, row, drawsOnSale),
    };
  });

  route(app, gateway, openedOfGame, async ({ query }) => {
    const lottery = await findLottery(gateway, query.vendor, query.gameCode);
    if (query.numero === undefined) return listOpened(gateway, lottery, query.pageNo);
    const draw = await findDraw(gateway, lottery, query.numero);
    return { draws: draw ? [draw] : [], pageNum: 1, hasMore: false };
  });
}
