import type { Store } from '#src/platform/resource/resource.ts';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';

/** The hottest games, which the footer shows as well, and the categories with their vendors. */
export async function loadLobby(store: Store): Promise<void> {
  await Promise.all([
    hottestGamesResource.ensure(store, { language: store.get(languageAtom) }),
    vendorSortingResource.ensure(store),
  ]);
}
