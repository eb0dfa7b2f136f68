import type { Game } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/env.ts';
import { send } from '#src/platform/send.ts';
import { defineResource } from '#src/platform/resource.ts';

/** The hot games of all categories, hottest first [S1-356]. */
export const hotGamesResource = defineResource<{ language: Language }, Game[]>({
  name: 'hot-games',
  key: ({ language }) => language,
  load: async ({ language }, { signal }) => {
    const { hotGames } = await import('#src/contract/games.ts');
    const query = { merchantCode: env.merchant, isPlatform: 2, language, platform: 'html5' as const };
    return (await send(hotGames, { query, signal })).games;
  },
  travels: true,
  freshFor: 300_000,
  access: 'public',
});
