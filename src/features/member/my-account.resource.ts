import { defineRead } from '#src/platform/resource/define-read.ts';

/** The account at a glance; what is staked in open rounds changes with each: stored nowhere. */
export const accountOverviewResource = defineRead({
  name: 'account-overview',
  call: () => import('#src/contract/account-overview.ts').then((module) => module.accountOverview),
  access: 'member',
  query: () => ({}),
  freshFor: 0,
});
