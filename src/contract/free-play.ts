import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Launch, launchBody } from './launch.ts';
import { platformCodes, WirePlatformCode } from './platform-code.ts';
import { Code, wireTime } from './wire.ts';

const { token: _token, ...asked } = launchBody.entries;
/** `moduleId`: the merchant's free-play module, as its status names it; what else is asked is ours, that of a launch. */
const query = v.object({
  ...asked,
  platform: v.optional(WirePlatformCode, platformCodes.mobile),
  moduleId: Code,
});

/**
 * The free-play login [S2-196]: opens a game with play money, for a trial guest or a visitor, who is known again by a cookie. It
 * makes something, so that the app sends it once [S2-198].
 */
export const freePlayLogin = defineCall({
  name: 'freePlayLogin',
  summary: 'Opens a game with play money for a visitor or a trial guest; a cookie knows the visitor again for a day',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  body: v.object({ ...launchBody.entries, moduleId: Code }),
  value: Launch,
  access: 'optional',
  cache: 'private',
  idempotent: true,
  once: true,
});

/** The same, as it may be asked as well; the app sends the other. */
export const freePlayLoginByGet = defineCall({
  name: 'freePlayLoginByGet',
  summary: 'The same as POST',
  method: 'GET',
  path: '/wps/session/login/freeplay',
  query,
  value: Launch,
  access: 'optional',
  cache: 'private',
  idempotent: true,
  once: true,
});

export const chips = defineCall({
  name: 'chips',
  summary:
    'How many chips a trial guest or a visitor has to play with, and how many of them were won in the rounds that began since a time of the last 24 hours',
  method: 'GET',
  path: '/wps/session/login/freeplay/chips',
  query: v.object({ since: v.optional(wireTime, 0) }),
  value: v.object({ chips: v.number(), won: v.number() }),
  access: 'optional',
  cache: 'private',
  ours: true,
});
