import type { Sample } from './role-rows.ts';

/** The calls of announcements that are read, of news, of the inbox and of the chat. */
export const messageSamples: Record<string, Sample> = {
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
