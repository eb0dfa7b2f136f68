import { accountOverview } from '#src/contract/account/account-overview.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The account at a glance; what is staked in open rounds changes with each: stored nowhere. */
export const accountOverviewResource = defineRead({
  name: 'account-overview',
  call: accountOverview,
  query: () => ({}),
  freshFor: 0,
});
