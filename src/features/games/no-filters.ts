import type { GameListSearch } from './game-list.search.ts';

/** The URL of a list without filters, only with its tab. */
export const noFilters = {
  q: undefined,
  vassalage: undefined,
  show: undefined,
  bet: undefined,
} satisfies Partial<GameListSearch>;
