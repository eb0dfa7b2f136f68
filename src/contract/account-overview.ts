import type { Call } from './call.ts';
import { moduleIds } from './module-ids.ts';

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
