import type { Sample } from './role-rows.ts';

/** The lists of games and lotteries, announcements that are read, news, the inbox and the chat. */
export const lobbySamples: Record<string, Sample> = {
  gameList: { query: { merchant: 'mare', platform: 'html5', pageNo: '1', language: 'pt' } },
  liveModelList: { query: { merchant: 'mare', language: 'pt' } },
  hotMatches: { query: { merchant: 'mare', language: 'pt' } },
  hotGames: { query: { merchantCode: 'mare', isPlatform: '2', platform: 'html5', language: 'pt' } },
  gameIndex: { query: { merchant: 'mare' } },
  gameInfo: { query: { nodeId: 'COR-1', language: 'pt' } },
  lotteryMenu: { answers: 'game_not_found', query: { vendor: 'COR', gameCode: 'none' } },
  openedOfGame: { answers: 'game_not_found', query: { vendor: 'COR', gameCode: 'none' } },
  listAnnouncements: { query: { types: 'PL,PR,A', merchantCode: 'mare' } },
  // An unknown announcement: callers with access get not_found.
  markAnnouncementRead: { answers: 'not_found', body: { announcementId: 'none', read: true } },
  lobbyNews: { query: { language: 'pt' } },
  notice: { query: { language: 'pt' } },
  popularAnnouncements: { query: { language: 'pt' } },
  listMessages: { query: { pageNo: '1', language: 'pt' } },
  readMessages: { body: { ids: ['none'] } },
  launchChat: {
    query: {
      b2c: '1',
      language: 'PT',
      backUrl: 'https://mare.example/m/message',
      headerColor: '#0a6b75',
      title: 'Chat',
      moduleId: 'CBS3',
    },
  },
  // A token opens none of the page's calls: that takes its cookie.
  chatMessages: { answers: 'not_logged_in' },
  sendChat: { answers: 'not_logged_in', body: { conversation: 'none', clientId: 'nobodys-message-1', text: 'Oi' } },
  readChat: { answers: 'not_logged_in', body: { conversation: 'none', seq: 1 } },
  deleteMessages: { body: { ids: ['none'] } },
};
