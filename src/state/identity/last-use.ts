import * as v from 'valibot';
import { defineStored } from '#src/platform/storage/storage.ts';

/** When the app was last used on this device, in any tab; epoch ms. Stored where a jurisdiction ends idle sessions. */
export const storedLastUse = defineStored<number>({
  key: 'last-use',
  owner: 'device',
  version: 1,
  schema: v.number(),
  fallback: 0,
});
