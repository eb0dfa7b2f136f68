import { type Banner, listAnnouncements } from '#src/contract/announcements.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineResource } from '#src/platform/resource/resource.ts';
import { send } from '#src/platform/calls/send.ts';

/** The banners of all groups; the page picks those of its tab. */
export const signInBannersResource = defineResource<{ language: Language }, Banner[]>({
  name: 'sign-in-banners',
  key: ({ language }) => language,
  load: async ({ language }, reading) => {
    const query = { types: 'B', groupName: '', platform: 'M' as const, merchantCode: env.merchant, language };
    return (await send(listAnnouncements, { query, reading })).banners;
  },
  freshFor: 300_000,
  access: 'public',
});
