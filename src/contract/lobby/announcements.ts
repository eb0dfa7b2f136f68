import type { Call } from '#src/contract/core/call.ts';

const area = 'announcements';

export const listAnnouncements = {
  area,
  name: 'listAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'optional',
  cache: { topics: ['banners', 'announcements'] },
} as const satisfies Call;

export const markAnnouncementRead = {
  area,
  name: 'markAnnouncementRead',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncement',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;
