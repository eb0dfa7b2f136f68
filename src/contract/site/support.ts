import type { Call } from '#src/contract/core/call.ts';

const area = 'support';

export const customerService = {
  area,
  name: 'customerService',
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'public',
  cache: { topics: ['status'] },
  alwaysOpen: true,
  ours: true,
} as const satisfies Call;
