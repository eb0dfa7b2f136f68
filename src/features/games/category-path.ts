import type { GameTab } from '#src/contract/core/game-category.ts';

/** The category title links of the route table [S1-061 … S1-069]. */
const categories: Readonly<Record<string, GameTab>> = {
  '/m/live': 'LIVE',
  '/m/rng': 'RNG',
  '/m/sports': 'SPORTS',
  '/m/esports': 'ESPORTS',
  '/m/fish': 'FISH',
  '/m/pvp': 'PVP',
  '/m/lott': 'LOTT',
  '/m/elott': 'ELOTT',
  '/m/hot': 'HOT',
};

/** The category that a path opens, if it is such a link; a trailing slash is ignored. */
export const categoryOfPath = (path: string): GameTab | undefined => categories[path.replace(/\/$/, '')];
