import type { Call } from '#src/contract/core/call.ts';

const area = 'help';

export const helpCentre = {
  area,
  name: 'helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'public',
  cache: { topics: ['help'] },
} as const satisfies Call;
