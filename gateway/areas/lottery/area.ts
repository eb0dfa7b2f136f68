import { defineArea } from '#gateway/http/define-area.ts';
import { lotteryActions } from './actions.ts';
import { addLotteryRoutes } from './calls.ts';
import { startDrawing } from './hold-draws.ts';

/** Lotteries, drawn by the gateway from committed seeds. */
export const lottery = defineArea({
  name: 'lottery',
  routes: [addLotteryRoutes],
  actions: lotteryActions,
  jobs: [startDrawing],
});
