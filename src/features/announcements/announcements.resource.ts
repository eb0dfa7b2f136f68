import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

type Params = { types: 'B,PL,PU' | 'PR'; language: Language };

/** The announcements of some types, for the page that lists them. */
export const announcementsResource = defineRead({
  name: 'announcements-page',
  call: () => import('#src/contract/announcements.ts').then((module) => module.listAnnouncements),
  access: 'optional',
  query: ({ types, language }: Params) => ({ types, platform: 'M' as const, merchantCode: env.merchant, language }),
  dehydrate: true,
  freshFor: 60_000,
});
