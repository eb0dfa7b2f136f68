import { useMemo } from 'react';
import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { gameIndexResource } from '#src/state/lobby/game-index.ts';
import { createSearchClient } from './search-client.ts';

/** The matching games, best first. */
export type SearchGames = (typed: string, most: number) => Promise<IndexedGame[]>;

type Index = { readonly games: readonly IndexedGame[]; readonly search: SearchGames; readonly stop: () => void };
/** The index of the latest answer, kept across focus and blur of the field. */
let index: Index | undefined;

function searchOf(games: readonly IndexedGame[], vendorName: (code: string) => string): SearchGames {
  if (index?.games === games) return index.search;
  index?.stop();
  const { find, stop } = createSearchClient(
    games.map(({ names, vassalage }) => ({ ...names, vendor: vendorName(vassalage) })),
  );
  const search: SearchGames = async (typed, most) => (await find(typed, most)).flatMap((place) => games[place] ?? []);
  index = { games, search, stop };
  return search;
}

/** The search over all games, whether it is still loading, and the display name of a vendor's code. */
export function useSearchIndex() {
  'use memo';
  const { value: games, status } = useResource(gameIndexResource, undefined, { onDemand: true });
  const sorting = useResource(vendorSortingResource, undefined, { onDemand: true }).value?.sorting;
  const names = useMemo(
    () =>
      sorting &&
      new Map(
        sorting.flatMap(({ vendorNames }) => vendorNames.map((vendor) => [vendor.vassalage, vendor.accountTypeName])),
      ),
    [sorting],
  );
  const search = useMemo(
    () => (games && names ? searchOf(games, (code) => names.get(code) ?? '') : undefined),
    [games, names],
  );
  return { search, isWaiting: !search && status !== 'failed', vendorName: (code: string) => names?.get(code) ?? '' };
}
