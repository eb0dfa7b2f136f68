import { hotGames } from '#src/contract/lobby/games.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

export const hotGamesRead = {
  call: hotGames,
  query: ({ language }: { language: Language }) => ({
    merchantCode: env.merchant,
    isPlatform: 2,
    language,
    platform: 'html5' as const,
  }),
  freshFor: 300_000,
} as const;

/** The hot games of all categories, hottest first [S1-356]. */
export const hotGamesResource = defineRead({
  ...hotGamesRead,
  name: 'hot-games',
  pick: ({ games }) => games,
  dehydrate: true,
});

/** Number of hot games on home. */
export const homeHotGames = 9;

/** The hottest games shown on home: part of the home document. */
export const hottestGamesResource = defineRead({
  ...hotGamesRead,
  name: 'hottest-games',
  pick: ({ games }) => games.slice(0, homeHotGames),
  dehydrate: true,
});
