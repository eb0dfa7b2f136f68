import type { Call } from '#src/contract/core/call.ts';

const area = 'free-play';

/**
 * The free-play login [S2-196]: opens a game with play money, for a trial guest or a visitor, whom a cookie identifies. It
 * creates an account, so that the app sends it once [S2-198].
 */
export const freePlayLogin = {
  area,
  name: 'freePlayLogin',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'optional',
  rule: 'demoPlay',
  cache: 'private',
  idempotent: true,
  once: true,
} as const satisfies Call;

/** The same, as it may be asked as well; the app sends the other. Refused without an idempotency key: a link sends none. */
export const freePlayLoginByGet = {
  area,
  name: 'freePlayLoginByGet',
  method: 'GET',
  path: '/wps/session/login/freeplay',
  access: 'optional',
  rule: 'demoPlay',
  cache: 'private',
  idempotent: 'required',
  once: true,
} as const satisfies Call;

export const chips = {
  area,
  name: 'chips',
  method: 'GET',
  path: '/wps/session/login/freeplay/chips',
  access: 'optional',
  cache: 'private',
  ours: true,
} as const satisfies Call;
