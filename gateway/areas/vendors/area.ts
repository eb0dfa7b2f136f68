import { defineArea } from '#gateway/http/define-area.ts';
import { vendorKeyActions } from './actions.ts';
import { addFreePlayRoutes } from './free-play-calls.ts';
import { sweepPlay } from './sweep.ts';
import { addWalletRoutes } from './wallet-calls.ts';
import { addWinnersRoutes } from './winner-calls.ts';
import { sweepWithheldWins, withheldWins } from './withheld-wins.ts';

/** The game vendors: their callbacks and keys, rounds, play money, the wallet and the winners. */
export const vendors = defineArea({
  name: 'vendors',
  routes: [addWinnersRoutes, addWalletRoutes, addFreePlayRoutes],
  actions: vendorKeyActions,
  waiting: [withheldWins],
  sweeps: [sweepPlay, sweepWithheldWins],
});
