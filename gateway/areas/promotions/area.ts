import { defineArea } from '#gateway/http/define-area.ts';
import { promotionCommands } from './actions.ts';
import { addPromotionsRoutes } from './calls.ts';
import { insertParts } from './insert-promotions.ts';
import { rewardCommands } from './reward-actions.ts';
import { promotionsAt } from './seed.ts';

/** Promotions with their stages, and the rewards that members are paid. */
export const promotions = defineArea({
  name: 'promotions',
  routes: [addPromotionsRoutes],
  actions: [...promotionCommands, ...rewardCommands],
  seed: promotionsAt,
  seedScene: insertParts,
});
