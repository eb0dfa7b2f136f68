import type { RecordSearch } from '#src/components/kit/records/record-search.ts';
import { gameCategories } from '#src/contract/core/game-type.ts';
import { entryGroups, roundGroups } from '#src/contract/records/records.ts';

/** Filters of the lists, by their search parameter; the values are those of the calls. */
export const betFilters = {
  state: ['open', 'settled', 'cancelled'],
  category: gameCategories.filter((category) => category !== 'PROMO'),
} as const;
export const accountFilters = { group: entryGroups } as const;
/** Profit and loss are by day without it. */
export const profitFilters = { by: roundGroups } as const;
export type ProfitProps = { search: RecordSearch<'by'>; onSearch: (search: RecordSearch<'by'>) => void };
