import { alike, proofs, type Sample } from './role-rows.ts';

/** The calls of announcements that are read, of news and of the inbox: a free-trial guest has none, and agents no count of it. */
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
  deleteMessages: { expected: proofs, body: { ids: ['none'] } },
};
