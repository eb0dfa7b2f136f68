import { defineArea } from '#gateway/http/define-area.ts';
import { mallActions } from './actions.ts';
import { addMallRoutes } from './calls.ts';
import { openOrders, orderActions } from './order-actions.ts';
import { sweepAddresses } from './parcel-address.ts';
import { mallGoods } from './seed.ts';

/** The point mall: members exchange points for credits and gifts. */
export const mall = defineArea({
  name: 'mall',
  routes: [addMallRoutes],
  actions: [...mallActions, ...orderActions],
  waiting: [openOrders],
  sweeps: [sweepAddresses],
  seed: () => ({ mall_goods: mallGoods }),
});
