import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const area = 'session';

/** The default rules; the registration settings may name others [S2-152]. */
export const loginUsernameRule = /^[a-zA-Z0-9._-]{3,32}$/;
export const loginPasswordRule = /^.{6,64}$/u;
/** 1 to 16 letters or digits, although its hint says digits [S2-025]. */
export const captchaRule = /^[a-zA-Z0-9]{1,16}$/;

export const login = {
  area,
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  access: 'optional',
  cache: 'private',
  encrypted: true,
} as const satisfies Call;

export const logout = {
  area,
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'optional',
  cache: 'private',
} as const satisfies Call;

/** Renewal by the rotating cookie; without cookies by the token of a visit, as the bearer. `id` completes the session record [S2-098, S2-104]. */
export const renewSession = {
  area,
  name: 'renewSession',
  method: 'PUT',
  path: '/wps/session/renew',
  access: 'public',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const captcha = {
  area,
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  module: moduleIds.captcha,
  cache: 'private',
} as const satisfies Call;
