import type { Call } from '#src/contract/core/call.ts';

const area = 'launch';

export const launchGame = {
  area,
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  access: 'member',
  may: 'freePlay',
  cache: 'private',
  idempotent: true,
} as const satisfies Call;

/** The second path, for vendors that the gateway marks for it [S1-366]. */
export const gameLaunchFB = {
  ...launchGame,
  area,
  name: 'gameLaunchFB',
  path: '/wps/relay/GCS_gameLaunchFB',
} as const satisfies Call;
