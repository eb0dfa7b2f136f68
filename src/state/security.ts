import { defineRead } from '#src/platform/resource/define-read.ts';

/** What is set of what proves the member. */
export const securityStateResource = defineRead({
  name: 'security-state',
  call: () => import('#src/contract/security.ts').then((module) => module.securityState),
  access: 'member',
  query: () => ({}),
  freshFor: 30_000,
});
