import type { Call } from '#src/contract/core/call.ts';

const area = 'system';

export const systemStatus = {
  area,
  name: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  cache: { topics: ['status'] },
  alwaysOpen: true,
} as const satisfies Call;

export const whiteLabel = {
  area,
  name: 'whiteLabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  cache: { topics: ['status'] },
  alwaysOpen: true,
} as const satisfies Call;
