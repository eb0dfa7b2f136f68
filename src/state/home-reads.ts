import type { Language } from '#src/contract/wire.ts';
import type { Read } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from './announcements.ts';
import { hottestGamesResource } from './hot-games.ts';
import { vendorSortingResource } from './vendors.ts';
import { winnersResource } from './winners.ts';

const bind = <P, T>(read: Read<P, T>, params: P) => ({
  ensure: (store: Store) => read.ensure(store, params),
  refresh: (store: Store) => read.refresh(store, params),
  request: () => read.request(params),
});

/** What home shows to everybody, beside the status that every page reads. */
export const homeReads = (language: Language) => [
  bind(hottestGamesResource, { language }),
  bind(vendorSortingResource, undefined),
  bind(homeAnnouncementsResource, { language }),
  bind(winnersResource, { language }),
];
