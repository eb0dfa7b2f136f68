import type { Call } from '#src/contract/core/call.ts';

const area = 'social';

/** Lifetime of a code in seconds; it works once, and only in the browser that returned with it. */
export const socialCodeSeconds = 60;

export const takeSocial = {
  area,
  name: 'takeSocial',
  method: 'POST',
  path: '/wps/session/social/login',
  access: 'optional',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** Idempotent. */
export const linkSocial = {
  area,
  name: 'linkSocial',
  method: 'POST',
  path: '/wps/session/social/link',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
  encrypted: true,
} as const satisfies Call;

export const registerSocial = {
  area,
  name: 'registerSocial',
  method: 'PUT',
  path: '/wps/session/social/register',
  access: 'optional',
  cache: 'private',
  ours: true,
} as const satisfies Call;
