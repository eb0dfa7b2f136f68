import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The banners of all groups; the page picks those of its tab. */
export const signInBannersResource = defineRead({
  name: 'sign-in-banners',
  call: () => import('#src/contract/announcements.ts').then((module) => module.listAnnouncements),
  access: 'optional',
  query: ({ language }: { language: Language }) => ({
    types: 'B',
    groupName: '',
    platform: 'M' as const,
    merchantCode: env.merchant,
    language,
  }),
  pick: ({ banners }) => banners,
  dehydrate: true,
  freshFor: 300_000,
});
