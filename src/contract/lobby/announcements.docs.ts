import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of announcements in the API document. */
export const docs = {
  listAnnouncements: {
    summary: 'List banners and announcements',
    description:
      'Banners and announcements of the given types, with read marks for a member. Types: A agent, B banner, PL player notice, PU popup, PR promotion, H hot.',
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
  markAnnouncementRead: {
    summary: 'Mark an announcement as read',
    description: 'Marks an announcement as read by the member. A repetition changes nothing.',
    refusals: {
      not_found: 'There is no such announcement for this member.',
    },
  },
} satisfies Record<string, CallDocs>;
