import { gameIndex } from '#src/contract/lobby/game-index.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** All games by their names. The worker stores it, so that search works offline. */
export const gameIndexResource = defineRead({
  name: 'game-index',
  call: gameIndex,
  query: () => ({ merchant: env.merchant }),
  pick: ({ games }) => games,
  freshFor: 600_000,
});
