import { gameIndex } from '#src/contract/lobby/game-index.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** Every game by its names. The worker stores it, so that a search goes on without a network. */
export const gameIndexResource = defineRead({
  name: 'game-index',
  call: gameIndex,
  query: () => ({ merchant: env.merchant }),
  pick: ({ games }) => games,
  freshFor: 600_000,
});
