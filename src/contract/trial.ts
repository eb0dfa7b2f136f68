import { defineCall } from './call.ts';
import { LoginValue } from './session.ts';

/**
 * The trial account [S2-197]: a GET that makes something, so that the app sends it once, with an idempotency key, and again only when
 * somebody asks again [S2-198].
 */
export const trialUser = defineCall({
  name: 'trialUser',
  summary: 'Opens a trial account of type 4 and signs it in: one for each device and hour, however often it is asked',
  method: 'GET',
  path: '/wps/member/trialuser',
  value: LoginValue,
  access: 'public',
  cache: 'private',
  idempotent: true,
  once: true,
});
