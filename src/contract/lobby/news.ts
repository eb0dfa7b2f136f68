import type { Call } from '#src/contract/core/call.ts';

const area = 'news';

const ofAll = { method: 'GET', access: 'public', cache: { topics: ['announcements'] } } as const;

export const lobbyNews = {
  ...ofAll,
  area,
  name: 'lobbyNews',
  path: '/wps/relay/GLS2_lobbyNews',
} as const satisfies Call;

export const notice = {
  ...ofAll,
  area,
  name: 'notice',
  path: '/wps/system/notice',
  alwaysOpen: true,
  ours: true,
} as const satisfies Call;

export const popularAnnouncements = {
  ...ofAll,
  area,
  name: 'popularAnnouncements',
  path: '/wps/system/popularAnnouncements',
  ours: true,
} as const satisfies Call;
