import { defineArea } from '#gateway/http/define-area.ts';
import { promotionActions } from './actions.ts';
import { addPromotionsRoutes } from './calls.ts';
import { insertParts } from './insert-promotions.ts';
import { openApplications, rewardActions } from './reward-actions.ts';
import { promotionsAt } from './seed.ts';

/** Promotions with their stages, and the rewards that members are paid. */
export const promotions = defineArea({
  name: 'promotions',
  routes: [addPromotionsRoutes],
  actions: [...promotionActions, ...rewardActions],
  waiting: [openApplications],
  seed: promotionsAt,
  seedScene: insertParts,
});
