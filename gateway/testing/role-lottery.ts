import { alike, type Sample } from './role-rows.ts';

/** The calls of lotteries answer everybody alike. */
export const lotterySamples: Record<string, Sample> = {
  lotteryGames: { expected: alike('ok') },
  popularLotteries: { expected: alike('ok') },
  lotteryMenu: { expected: alike('game_not_found'), query: { vendor: 'COR', gameCode: 'none' } },
  openedOfGame: { expected: alike('game_not_found'), query: { vendor: 'COR', gameCode: 'none' } },
  openedNumeros: { expected: alike('ok') },
};
