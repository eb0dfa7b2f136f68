import type { Call } from '#src/contract/core/call.ts';

const area = 'password';

/** [S2-204] */
export const changePassword = {
  area,
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password',
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  idempotent: true,
} as const satisfies Call;
