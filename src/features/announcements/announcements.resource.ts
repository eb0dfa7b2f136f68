import type { Language } from '#src/contract/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { announcementsCall, announcementsQuery } from '#src/state/announcements.ts';

type Params = { types: 'B,PL,PU' | 'PR'; language: Language };

/** The announcements of some types, for the page that lists them. */
export const announcementsResource = defineRead({
  ...announcementsCall,
  name: 'announcements-page',
  query: ({ types, language }: Params) => announcementsQuery(types, language),
  dehydrate: true,
  freshFor: 60_000,
});
