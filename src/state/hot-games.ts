import type { Game } from '#src/contract/games.ts';
import type { Language } from '#src/contract/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource, type LoadContext } from '#src/platform/resource/resource.ts';

type Params = { language: Language };

/** What the hot games are asked with. */
export const hotGamesQuery = (language: Language) => ({
  merchantCode: env.merchant,
  isPlatform: 2,
  language,
  platform: 'html5' as const,
});

async function readHotGames({ language }: Params, reading: LoadContext): Promise<Game[]> {
  const { hotGames } = await import('#src/contract/games.ts');
  return (await send(hotGames, { query: hotGamesQuery(language), reading })).games;
}

/** The hot games of all categories, hottest first [S1-356]. */
export const hotGamesResource = defineResource<Params, Game[]>({
  name: 'hot-games',
  key: ({ language }) => language,
  load: readHotGames,
  freshFor: 300_000,
  access: 'public',
});

/** So many hot games stand on home. */
export const homeHotGames = 9;

/** The hottest games, as many as home shows: the home document brings them. */
export const hottestGamesResource = defineResource<Params, Game[]>({
  name: 'hottest-games',
  key: ({ language }) => language,
  load: async (params, context) => (await readHotGames(params, context)).slice(0, homeHotGames),
  travels: (games) => games,
  freshFor: 300_000,
  access: 'public',
});
