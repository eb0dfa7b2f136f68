import type { Language } from '#src/contract/core/wire.ts';
import type { Resource, Store } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from './announcements.ts';
import { hottestGamesResource } from './hot-games.ts';
import { vendorSortingResource } from './vendors.ts';
import { winnersResource } from './winners.ts';

const bind = <P, T>(read: Resource<P, T>, params: P) => ({
  ensure: (store: Store) => read.ensure(store, params),
  refresh: (store: Store) => read.refresh(store, params),
  slot: () => read.slot(params),
});

/** Public reads of home, in addition to the status that every page reads. */
export const homeReads = (language: Language) => [
  bind(hottestGamesResource, { language }),
  bind(vendorSortingResource, undefined),
  bind(homeAnnouncementsResource, { language }),
  bind(winnersResource, { language }),
];
