import type { Banner } from '#src/contract/announcements.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The home call: banners, player notices, popups and hot, with an empty groupName [S1-375]. */
export const homeAnnouncementsResource = defineRead({
  name: 'home-announcements',
  call: () => import('#src/contract/announcements.ts').then((module) => module.listAnnouncements),
  access: 'optional',
  query: ({ language }: { language: Language }) => ({
    types: 'B,PL,PU,H',
    groupName: '' as const,
    platform: 'M' as const,
    merchantCode: env.merchant,
    language,
  }),
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
