import { gameCategories } from '#src/contract/core/game-type.ts';

/** Filters of the lists, by their search parameter; the values are those of the calls. */
export const betFilters = {
  state: ['open', 'settled', 'cancelled'],
  category: gameCategories.filter((category) => category !== 'PROMO'),
} as const;
export const accountFilters = { group: ['games', 'bonuses', 'other'] } as const;
