import type { Announcement, Announcements, Banner } from '#src/contract/lobby/announcements.schema.ts';
import { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';

/** An announcement for first logins is excluded from every other one: neither listed nor counted as unread [S1-289]. */
export function forThisLogin(value: Announcements, store: Store): Announcements {
  if (store.get(memberAtom)?.firstTimeLogin !== false) return value;
  let { unreadCount } = value.footer;
  const keep = (list: Announcement[]) =>
    list.filter(({ execution, read }) => {
      if (execution === 'F' && !read) unreadCount -= 1;
      return execution !== 'F';
    });
  const { playerNotices, popup, hot, promotion, agent } = value;
  const lists = {
    playerNotices: keep(playerNotices),
    popup: keep(popup),
    hot: keep(hot),
    promotion: keep(promotion),
    agent: keep(agent),
  };
  return { ...value, ...lists, footer: { unreadCount } };
}

/** The call shared by all reads of announcements: of all groups, whose name is empty then [S1-375]. */
export const announcementsCall = {
  call: listAnnouncements,
  pick: forThisLogin,
} as const;
export const announcementsQuery = (types: string, language: Language) =>
  ({ types, groupName: '', platform: 'M', merchantCode: env.merchant, language }) as const;

/** The home call: banners, player notices, popups and hot. */
export const homeAnnouncementsResource = defineRead({
  ...announcementsCall,
  name: 'home-announcements',
  query: ({ language }: { language: Language }) => announcementsQuery('B,PL,PU,H', language),
  // Announcements on home: its own banners, the notices and the popup; the part is taken by the gateway's bundle alone.
  dehydrate: import.meta.env.SSR
    ? (value) => ({ ...value, banners: value.banners.filter(({ groupName }) => groupName === 'm_home'), hot: [] })
    : true,
  freshFor: 300_000,
});

/** The banners of the first non-empty group, in the requested order. */
export function bannersOf(all: readonly Banner[] | undefined, ...groups: string[]): Banner[] {
  const byGroup = groups.map((group) => all?.filter((banner) => banner.groupName === group) ?? []);
  return byGroup.find((banners) => banners.length > 0) ?? [];
}
