import type { GameListSearch } from './game-list.search.ts';

/** The address of a list that nothing but its tab narrows. */
export const noFilters = {
  q: undefined,
  vassalage: undefined,
  show: undefined,
  bet: undefined,
} satisfies Partial<GameListSearch>;
