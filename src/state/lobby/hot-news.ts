import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { announcementsCall, announcementsQuery } from './announcements.ts';

/** The banners of the group of Hot News, whose linkage is a video [S1-158]; not part of home's document. */
export const hotNewsResource = defineRead({
  ...announcementsCall,
  name: 'hot-news',
  query: ({ language }: { language: Language }) => ({ ...announcementsQuery('B', language), groupName: 'm_hotnews' }),
  pick: ({ banners }) => banners,
  freshFor: 300_000,
});
