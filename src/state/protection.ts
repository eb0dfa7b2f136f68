import { defineRead } from '#src/platform/resource/define-read.ts';

/** The member's passkeys and second step. */
export const protectionResource = defineRead({
  name: 'protection',
  call: () => import('#src/contract/passkeys.ts').then((module) => module.protection),
  access: 'member',
  query: () => ({}),
  freshFor: 30_000,
});
