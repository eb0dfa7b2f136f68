import type { Call } from '#src/contract/core/call.ts';

const area = 'identities';

const ofOneself = { access: 'member', may: 'security', cache: 'private', ours: true } as const;

export const listIdentities = {
  ...ofOneself,
  area,
  name: 'listIdentities',
  method: 'GET',
  path: '/wps/member/identities',
} as const satisfies Call;

/** Idempotent. */
export const unlinkIdentity = {
  ...ofOneself,
  area,
  name: 'unlinkIdentity',
  method: 'DELETE',
  path: '/wps/member/identities',
  encrypted: true,
} as const satisfies Call;
