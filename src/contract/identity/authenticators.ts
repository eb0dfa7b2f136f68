import type { Call } from '#src/contract/core/call.ts';

const area = 'authenticators';

/** Maximum number of a member's apps that show codes. */
export const mostAuthenticators = 5;
/** Time for the first code of a new app; ms. */
export const confirmWithin = 15 * 60_000;

export const newAuthenticator = {
  area,
  name: 'newAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticators/new',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const addAuthenticator = {
  area,
  name: 'addAuthenticator',
  method: 'PUT',
  path: '/wps/member/authenticators',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  idempotent: true,
  ours: true,
} as const satisfies Call;

export const removeAuthenticator = {
  area,
  name: 'removeAuthenticator',
  method: 'DELETE',
  path: '/wps/member/authenticators',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const renameAuthenticator = {
  area,
  name: 'renameAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticators/name',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
} as const satisfies Call;
