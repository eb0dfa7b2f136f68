import { protection } from '#src/contract/identity/passkeys.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The member's passkeys and second step. */
export const protectionResource = defineRead({
  name: 'protection',
  call: protection,
  query: () => ({}),
  freshFor: 30_000,
});
