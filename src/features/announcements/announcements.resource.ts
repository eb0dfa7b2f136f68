import type { Language } from '#src/contract/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { announcementsCall, announcementsQuery } from '#src/state/announcements.ts';

/** The announcements of the types B, PL and PU, for the page that lists them. */
export const announcementsResource = defineRead({
  ...announcementsCall,
  name: 'announcements-page',
  query: ({ language }: { language: Language }) => announcementsQuery('B,PL,PU', language),
  dehydrate: true,
  freshFor: 60_000,
});
