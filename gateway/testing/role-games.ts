import type { Sample } from './role-rows.ts';

/** The lists of games and lotteries. */
export const gameSamples: Record<string, Sample> = {
  gameList: { query: { merchant: 'mare', platform: 'html5', pageNo: '1', language: 'pt' } },
  liveModelList: { query: { merchant: 'mare', language: 'pt' } },
  hotMatches: { query: { merchant: 'mare', language: 'pt' } },
  hotGames: { query: { merchantCode: 'mare', isPlatform: '2', platform: 'html5', language: 'pt' } },
  gameIndex: { query: { merchant: 'mare' } },
  gameInfo: { query: { nodeId: 'COR-1', language: 'pt' } },
  lotteryMenu: { answers: 'game_not_found', query: { vendor: 'COR', gameCode: 'none' } },
  openedOfGame: { answers: 'game_not_found', query: { vendor: 'COR', gameCode: 'none' } },
};
