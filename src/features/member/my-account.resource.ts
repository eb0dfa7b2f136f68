import { accountOverview } from '#src/contract/account/account-overview.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The account summary; open stakes change with each round: never cached. */
export const accountOverviewResource = defineRead({
  name: 'account-overview',
  call: accountOverview,
  query: () => ({}),
  freshFor: 0,
});
