import type { Store } from '#src/platform/resource/resource.ts';
import { hotGamesResource } from '#src/state/hot-games.ts';
import { languageAtom } from '#src/state/language.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';

/** What every tab of the game list needs: vendors, and whether there are hot games. */
export async function loadGameList(store: Store): Promise<void> {
  await Promise.all([
    vendorSortingResource.ensure(store),
    hotGamesResource.ensure(store, { language: store.get(languageAtom) }),
  ]);
}
