import { getVassGameType, VendorSorting } from '#src/contract/games.ts';
import { env } from '#src/platform/env.ts';
import { send } from '#src/platform/send.ts';
import { defineResource } from '#src/platform/resource.ts';

/** Vendors by category, in the server's order, kept for the next visit [S1-277]. */
export const vendorSortingResource = defineResource<void, VendorSorting>({
  name: 'vendors',
  key: () => '',
  load: (_params, { signal }) => send(getVassGameType, { query: { merchant_code: env.merchant }, signal }),
  schema: VendorSorting,
  keep: { key: 'gameTypes', version: 1 },
  freshFor: 300_000,
  access: 'public',
});
