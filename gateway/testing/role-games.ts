import { alike, type Sample } from './role-rows.ts';

/** The lists of games and lotteries answer everybody alike. */
export const gameSamples: Record<string, Sample> = {
  gameList: { expected: alike('ok'), query: { merchant: 'mare', platform: 'html5', pageNo: '1', language: 'pt' } },
  liveModelList: { expected: alike('ok'), query: { merchant: 'mare', language: 'pt' } },
  hotMatches: { expected: alike('ok'), query: { merchant: 'mare', language: 'pt' } },
  hotGames: {
    expected: alike('ok'),
    query: { merchantCode: 'mare', isPlatform: '2', platform: 'html5', language: 'pt' },
  },
  gameIndex: { expected: alike('ok'), query: { merchant: 'mare' } },
  gameInfo: { expected: alike('ok'), query: { nodeId: 'COR-1', language: 'pt' } },
  lotteryGames: { expected: alike('ok') },
  popularLotteries: { expected: alike('ok') },
  lotteryMenu: { expected: alike('game_not_found'), query: { vendor: 'COR', gameCode: 'none' } },
  openedOfGame: { expected: alike('game_not_found'), query: { vendor: 'COR', gameCode: 'none' } },
  openedNumeros: { expected: alike('ok') },
};
