import { gameInfo } from '#src/contract/lobby/game-info.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** Details of a game. */
export const gameInfoResource = defineRead({
  name: 'gameInfo',
  call: gameInfo,
  query: ({ nodeId, language }: { nodeId: string; language: Language }) => ({ nodeId, language }),
  freshFor: 300_000,
});
