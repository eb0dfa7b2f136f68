import type { Call } from '#src/contract/core/call.ts';

const area = 'countries';

export const country = {
  area,
  name: 'country',
  method: 'GET',
  path: '/wps/system/country',
  access: 'public',
  cache: { topics: ['status'] },
} as const satisfies Call;
