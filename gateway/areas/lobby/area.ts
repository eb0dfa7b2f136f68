import { defineArea } from '#gateway/http/define-area.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import { addAnnouncementsRoutes } from './announcement-calls.ts';
import { announcementsAt } from './announcement-seed.ts';
import { startAnnouncing } from './announcement-times.ts';
import { bannerActions } from './banner-actions.ts';
import { banners } from './banner-seed.ts';
import { catalogueActions } from './catalogue-actions.ts';
import { contentActions } from './content-actions.ts';
import { addFavouritesRoutes, addRecentRoutes } from './own-game-calls.ts';
import { addGamesRoutes } from './game-calls.ts';
import { liveModelActions } from './live-model-actions.ts';
import { matchActions } from './match-actions.ts';
import { matchesAt } from './match-seed.ts';
import { addSystemRoutes } from './system-calls.ts';
import { taskActions } from './task-actions.ts';
import { addTasksRoutes } from './task-calls.ts';

/** The storefront: status, catalogue, launches, favourites, announcements, banners, matches and tasks. */
export const lobby = defineArea({
  name: 'lobby',
  routes: [
    addSystemRoutes,
    addGamesRoutes,
    addAnnouncementsRoutes,
    addFavouritesRoutes,
    addRecentRoutes,
    addTasksRoutes,
  ],
  actions: [
    ...taskActions,
    ...contentActions,
    ...bannerActions,
    ...catalogueActions,
    ...liveModelActions,
    ...matchActions,
  ],
  jobs: [(gateway) => startAnnouncing(gateway).stop],
  seed: (now) => ({ banners, announcements: announcementsAt(now) }),
  seedScene: (trx, { now }) => insertRows(trx, 'matches', matchesAt(now)),
});
