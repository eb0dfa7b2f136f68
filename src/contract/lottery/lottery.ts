import type { Call } from '#src/contract/core/call.ts';

const area = 'lottery';

/** Number of draws on a page. */
export const drawsOnPage = 20;
/** Number of popular lotteries. */
export const mostPopular = 8;

const cache = { topics: ['draws', 'games', 'vendors'] } as const;

export const lotteryGames = {
  area,
  name: 'lotteryGames',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'public',
  cache,
} as const satisfies Call;

export const popularLotteries = {
  area,
  name: 'popularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'public',
  cache,
} as const satisfies Call;

export const lotteryMenu = {
  area,
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  cache,
} as const satisfies Call;

export const openedOfGame = {
  area,
  name: 'openedOfGame',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'public',
  cache,
} as const satisfies Call;

export const openedNumeros = {
  area,
  name: 'openedNumeros',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'public',
  cache,
} as const satisfies Call;
