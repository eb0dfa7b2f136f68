import type { Call } from '#src/contract/core/call.ts';

const area = 'trial';

/**
 * The trial account [S2-197]: a GET with an effect, so that the app sends it once, with an idempotency key, and again only when
 * the user asks again [S2-198]. Refused without the key: a link sends none.
 */
export const trialUser = {
  area,
  name: 'trialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  access: 'public',
  rule: 'demoPlay',
  cache: 'private',
  idempotent: 'required',
  once: true,
} as const satisfies Call;
