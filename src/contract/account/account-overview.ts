import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const area = 'account-overview';

export const accountOverview = {
  area,
  name: 'accountOverview',
  method: 'GET',
  path: '/wps/member/account/overview',
  access: 'member',
  may: 'memberCentre',
  module: moduleIds.personal,
  cache: 'private',
  ours: true,
} as const satisfies Call;
