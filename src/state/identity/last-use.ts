import * as v from 'valibot';
import { defineStored } from '#src/platform/storage/storage.ts';

/** When the app was last used on this device, in any tab; epoch ms. Kept where a place ends sessions without use. */
export const storedLastUse = defineStored<number>({
  key: 'last-use',
  owner: 'device',
  version: 1,
  schema: v.number(),
  fallback: 0,
});
