import type { Announcements, Banner } from '#src/contract/announcements.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

/** What the home call asks for [S1-375]. */
export const homeAnnouncementsQuery = (language: Language) => ({
  types: 'B,PL,PU,H',
  groupName: '' as const,
  platform: 'M' as const,
  merchantCode: env.merchant,
  language,
});

/** The home call: banners, player notices, popups and hot, with an empty groupName [S1-375]. */
export const homeAnnouncementsResource = defineResource<{ language: Language }, Announcements>({
  name: 'home-announcements',
  key: ({ language }) => language,
  load: async ({ language }, reading) => {
    const { listAnnouncements } = await import('#src/contract/announcements.ts');
    return send(listAnnouncements, { query: homeAnnouncementsQuery(language), reading });
  },
  // What home shows: its own banners, the notices and the popup.
  travels: (value) => ({
    ...value,
    banners: value.banners.filter(({ groupName }) => groupName === 'm_home'),
    hot: [],
  }),
  freshFor: 300_000,
  access: 'optional',
});

/** The banners of the first group that has any, in the order asked for. */
export function bannersOf(all: readonly Banner[] | undefined, ...groups: string[]): Banner[] {
  const byGroup = groups.map((group) => all?.filter((banner) => banner.groupName === group) ?? []);
  return byGroup.find((banners) => banners.length > 0) ?? [];
}
