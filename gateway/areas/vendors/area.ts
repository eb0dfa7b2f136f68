import { defineArea } from '#gateway/http/define-area.ts';
import { vendorKeyActions } from './actions.ts';
import { addFreePlayRoutes } from './free-play-calls.ts';
import { sweepPlay } from './sweep.ts';
import { addSessionRoutes, addWinnersRoutes } from './calls.ts';
import { sweepWithheldWins, withheldWins } from './withheld-wins.ts';

/** The game vendors: their callbacks and keys, rounds, play money and the winners. */
export const vendors = defineArea({
  name: 'vendors',
  routes: [addWinnersRoutes, addSessionRoutes, addFreePlayRoutes],
  actions: vendorKeyActions,
  waiting: [withheldWins],
  sweeps: [sweepPlay, sweepWithheldWins],
});
