import { securityState } from '#src/contract/identity/security.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The configured credentials of the member. */
export const securityStateResource = defineRead({
  name: 'security-state',
  call: securityState,
  query: () => ({}),
  freshFor: 30_000,
});
