import { getVassGameType } from '#src/contract/lobby/games.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** Vendors by category, in the server's order, stored for the next visit [S1-277]. */
export const vendorSortingResource = defineRead({
  name: 'vendors',
  call: getVassGameType,
  query: () => ({ merchant_code: env.merchant }),
  dehydrate: true,
  persist: { key: 'gameTypes', version: 1 },
  freshFor: 300_000,
});
