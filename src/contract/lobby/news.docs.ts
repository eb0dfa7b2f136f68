import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of news in the API document. */
export const docs = {
  lobbyNews: {
    summary: 'Read the lobby news',
    description:
      'The news of the lobby as texts: hot announcements first, then player notices that everybody may read.',
  },
  notice: {
    summary: 'Read the notices',
    description:
      'The player notices that everybody may read. Answered while the site is closed, so that a closed page can show them.',
  },
  popularAnnouncements: {
    summary: 'Read the hot announcements',
    description: 'The hot announcements that everybody may read.',
  },
} satisfies Record<string, CallDocs>;
