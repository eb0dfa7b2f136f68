import { defineArea } from '#gateway/http/define-area.ts';
import { jackpotActions } from './actions.ts';
import { dropActions, heldDrops } from './drop-actions.ts';
import { addJackpotsRoutes } from './calls.ts';
import { insertDrops } from './insert-drops.ts';
import { runActions } from './run-actions.ts';
import { jackpotsAt } from './seed.ts';

/** Jackpots, which grow with real stakes and drop at a committed level. */
export const jackpots = defineArea({
  name: 'jackpots',
  routes: [addJackpotsRoutes],
  actions: [...jackpotActions, ...runActions, ...dropActions],
  waiting: [heldDrops],
  seed: (now) => ({ jackpots: jackpotsAt(now) }),
  seedScene: insertDrops,
});
