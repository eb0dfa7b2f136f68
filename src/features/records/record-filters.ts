import { gameCategories } from '#src/contract/core/game-type.ts';

/** What the lists can be narrowed to, by its field in the address; the values are those of the calls. */
export const betFilters = {
  state: ['open', 'settled', 'cancelled'],
  category: gameCategories.filter((category) => category !== 'PROMO'),
} as const;
export const accountFilters = { group: ['games', 'bonuses', 'other'] } as const;
