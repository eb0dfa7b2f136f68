import type { Store } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from '#src/state/announcements.ts';
import { hottestGamesResource } from '#src/state/hot-games.ts';
import { languageAtom } from '#src/state/language.ts';
import { vendorSortingResource } from '#src/state/vendors.ts';
import { winnersResource } from '#src/state/winners.ts';

/** Everything that home shows to everybody. */
export async function loadHome(store: Store): Promise<void> {
  const language = store.get(languageAtom);
  await Promise.all([
    hottestGamesResource.ensure(store, { language }),
    vendorSortingResource.ensure(store),
    homeAnnouncementsResource.ensure(store, { language }),
    winnersResource.ensure(store, { language }),
  ]);
}
