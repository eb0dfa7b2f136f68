import type { Banner } from '#src/contract/announcements.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The call that every read of announcements makes: of all groups, whose name is empty then [S1-375]. */
export const announcementsCall = {
  call: () => import('#src/contract/announcements.ts').then((module) => module.listAnnouncements),
  access: 'optional',
} as const;
export const announcementsQuery = (types: string, language: Language) =>
  ({ types, groupName: '', platform: 'M', merchantCode: env.merchant, language }) as const;

/** The home call: banners, player notices, popups and hot. */
export const homeAnnouncementsResource = defineRead({
  ...announcementsCall,
  name: 'home-announcements',
  query: ({ language }: { language: Language }) => announcementsQuery('B,PL,PU,H', language),
  // What home shows: its own banners, the notices and the popup.
  dehydrate: (value) => ({
    ...value,
    banners: value.banners.filter(({ groupName }) => groupName === 'm_home'),
    hot: [],
  }),
  freshFor: 300_000,
});

/** The banners of the first group that has any, in the order asked for. */
export function bannersOf(all: readonly Banner[] | undefined, ...groups: string[]): Banner[] {
  const byGroup = groups.map((group) => all?.filter((banner) => banner.groupName === group) ?? []);
  return byGroup.find((banners) => banners.length > 0) ?? [];
}
