import type { Call } from '#src/contract/core/call.ts';

const area = 'live-models';

/** An omitted flag does not filter [S1-394]. */
export const liveModelList = {
  area,
  name: 'liveModelList',
  method: 'GET',
  path: '/wps/relay/GLS2_liveModels',
  access: 'public',
  cache: { topics: ['games'] },
} as const satisfies Call;
