import { securityState } from '#src/contract/identity/security.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** What is set of what proves the member. */
export const securityStateResource = defineRead({
  name: 'security-state',
  call: securityState,
  query: () => ({}),
  freshFor: 30_000,
});
