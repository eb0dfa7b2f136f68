import { lobbyNews, notice, popularAnnouncements } from '#src/contract/lobby/news.ts';
import type { NewsItem } from '#src/contract/lobby/news.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

const ofLanguage = {
  query: ({ language }: { language: Language }) => ({ language }),
  pick: ({ list }: { list: NewsItem[] }): NewsItem[] => list.toSorted((a, b) => b.createdAt - a.createdAt),
  freshFor: 300_000,
};

/** The texts under the videos of Hot News, newest first [S1-381]. */
export const lobbyNewsResource = defineRead({ ...ofLanguage, name: 'lobby-news', call: lobbyNews });

/** The notices, newest first, of which a closed site shows the newest [S1-392]. */
export const noticesResource = defineRead({ ...ofLanguage, name: 'notices', call: notice });

/** The hot announcements of the notices page, newest first [S1-393]. */
export const popularAnnouncementsResource = defineRead({
  ...ofLanguage,
  name: 'popular-announcements',
  call: popularAnnouncements,
  dehydrate: true,
});
