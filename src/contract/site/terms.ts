import type { Call } from '#src/contract/core/call.ts';

const area = 'terms';

export const terms = {
  area,
  name: 'terms',
  method: 'GET',
  path: '/wps/system/terms',
  access: 'public',
  cache: { topics: ['terms'] },
  ours: true,
} as const satisfies Call;
