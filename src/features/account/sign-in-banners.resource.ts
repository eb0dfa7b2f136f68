import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { announcementsCall, announcementsQuery } from '#src/state/lobby/announcements.ts';

/** The banners of all groups; the page picks those of its tab. */
export const signInBannersResource = defineRead({
  ...announcementsCall,
  name: 'sign-in-banners',
  query: ({ language }: { language: Language }) => announcementsQuery('B', language),
  pick: ({ banners }) => banners,
  dehydrate: true,
  freshFor: 300_000,
});
