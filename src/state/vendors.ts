import type { VendorSorting } from '#src/contract/games.ts';
import { env } from '#src/platform/calls/env.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineResource } from '#src/platform/resource/resource.ts';

/** What the vendors are asked with. */
export const vendorsQuery = { merchant_code: env.merchant };

/** Vendors by category, in the server's order, kept for the next visit [S1-277]. */
export const vendorSortingResource = defineResource<void, VendorSorting>({
  name: 'vendors',
  key: () => '',
  load: async (_params, reading) => {
    const { getVassGameType } = await import('#src/contract/games.ts');
    return send(getVassGameType, { query: vendorsQuery, reading });
  },
  travels: (value) => value,
  keep: { key: 'gameTypes', version: 1, schema: async () => (await import('#src/contract/games.ts')).VendorSorting },
  freshFor: 300_000,
  access: 'public',
});
