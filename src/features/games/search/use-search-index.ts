import { useEffect, useState } from 'react';
import type { IndexedGame } from '#src/contract/game-index.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';
import { gameIndexResource } from './game-index.resource.ts';
import { type GameSearch, indexGames } from './search-index.ts';

/** One index for each answer: the field may be left and entered again. */
const made = new WeakMap<readonly IndexedGame[], Promise<GameSearch>>();

/** The search over all games, whether it is still to come, and what a vendor's code is called. */
export function useSearchIndex() {
  const { value: games, status } = useResource(gameIndexResource, undefined, { onDemand: true });
  const sorting = useResource(vendorSortingResource, undefined, { onDemand: true }).value?.sorting;
  const [search, setSearch] = useState<GameSearch>();
  const vendorName = (code: string) =>
    sorting?.flatMap(({ vendorNames }) => vendorNames).find(({ vassalage }) => vassalage === code)?.accountTypeName ??
    '';

  useEffect(() => {
    if (!games || !sorting) return;
    const names = new Map(
      sorting.flatMap(({ vendorNames }) => vendorNames.map((vendor) => [vendor.vassalage, vendor.accountTypeName])),
    );
    const index = made.get(games) ?? indexGames(games, (code) => names.get(code) ?? '');
    made.set(games, index);
    let wanted = true;
    void index.then((ready) => wanted && setSearch(ready));
    return () => {
      wanted = false;
    };
  }, [games, sorting]);
  return { search, isWaiting: !search && status !== 'failed', vendorName };
}
