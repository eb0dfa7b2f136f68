import type { Call } from '#src/contract/core/call.ts';

const area = 'passkeys';

/** Maximum number of passkeys of a member. */
export const mostPasskeys = 20;
/** Number of recovery codes made at once; each works once. */
export const recoveryCodeCount = 10;

export const protection = {
  area,
  name: 'protection',
  method: 'GET',
  path: '/wps/member/passkeys',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const addPasskey = {
  area,
  name: 'addPasskey',
  method: 'PUT',
  path: '/wps/member/passkeys',
  access: 'member',
  may: 'security',
  cache: 'private',
  idempotent: true,
  ours: true,
} as const satisfies Call;

export const removePasskey = {
  area,
  name: 'removePasskey',
  method: 'DELETE',
  path: '/wps/member/passkeys',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const passkeyCreation = {
  area,
  name: 'passkeyCreation',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const renamePasskey = {
  area,
  name: 'renamePasskey',
  method: 'POST',
  path: '/wps/member/passkeys/name',
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const setSecondFactor = {
  area,
  name: 'setSecondFactor',
  method: 'PUT',
  path: '/wps/member/secondFactor',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;

export const makeRecoveryCodes = {
  area,
  name: 'makeRecoveryCodes',
  method: 'POST',
  path: '/wps/member/recoveryCodes',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
} as const satisfies Call;
