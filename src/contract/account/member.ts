import type { Call } from '#src/contract/core/call.ts';

const area = 'member';

export const memberInfo = {
  area,
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'member',
  cache: 'private',
} as const satisfies Call;

export const sessionNet = {
  area,
  name: 'sessionNet',
  method: 'GET',
  path: '/wps/member/sessionNet',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

export const wallet = {
  area,
  name: 'wallet',
  method: 'GET',
  path: '/wps/wallets/gcs',
  access: 'member',
  cache: 'private',
} as const satisfies Call;
