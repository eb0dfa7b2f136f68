import { alike, proofs, type Sample } from './role-rows.ts';

/** The calls of announcements that are read, of news, of the inbox and of the chat: a free-trial guest has none, and agents no count of it. */
export const messageSamples: Record<string, Sample> = {
  listAnnouncements: {
    expected: { ...alike('ok'), dead: 'session_ended' },
    query: { types: 'PL,PR,A', merchantCode: 'mare' },
  },
  // Nobody's announcement: those who may ask are told that there is none.
  markAnnouncementRead: {
    expected: { ...alike('not_found'), visitor: 'not_logged_in', dead: 'session_ended' },
    body: { announcementId: 'none', read: true },
  },
  lobbyNews: { expected: alike('ok'), query: { language: 'pt' } },
  notice: { expected: alike('ok'), query: { language: 'pt' } },
  popularAnnouncements: { expected: alike('ok'), query: { language: 'pt' } },
  unreadCount: { expected: { ...proofs, agent: 'no_permission' } },
  listMessages: { expected: proofs, query: { pageNo: '1', language: 'pt' } },
  readMessages: { expected: proofs, body: { ids: ['none'] } },
  launchChat: {
    expected: proofs,
    query: {
      b2c: '1',
      language: 'PT',
      backUrl: 'https://mare.example/m/message',
      headerColor: '#0a6b75',
      title: 'Chat',
      moduleId: 'CBS3',
    },
  },
  chatUnread: { expected: proofs },
  // A token opens none of the page's calls: that takes its cookie.
  chatMessages: { expected: alike('not_logged_in'), query: {} },
  sendChat: {
    expected: alike('not_logged_in'),
    body: { conversation: 'none', clientId: 'nobodys-message-1', text: 'Oi' },
  },
  readChat: { expected: alike('not_logged_in'), body: { conversation: 'none', seq: 1 } },
  deleteMessages: { expected: proofs, body: { ids: ['none'] } },
};
