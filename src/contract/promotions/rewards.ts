import type { Call } from '#src/contract/core/call.ts';

const area = 'rewards';

/** Number of rewards on a page. */
export const rewardPageSize = 10;

export const memberRewards = {
  area,
  name: 'memberRewards',
  method: 'GET',
  path: '/wps/member/rewards',
  access: 'member',
  may: 'promotions',
  cache: 'private',
  ours: true,
} as const satisfies Call;
