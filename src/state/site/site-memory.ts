import * as v from 'valibot';
import { env } from '#src/platform/calls/env.ts';
import { clearDeviceStorage, defineStored, defineStoredFlag } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';

/** The merchant whose site this browser visited last [S1-270]. */
const storedMerchant = defineStored({
  key: 'merchant',
  owner: 'device',
  version: 1,
  schema: v.string(),
  fallback: '',
});

/** Deletes data of another merchant's site at this address: its settings, its games, and its session. */
export async function rememberMerchant(): Promise<void> {
  const before = await storedMerchant.get();
  if (before === env.merchant) return;
  if (before !== '') await clearDeviceStorage();
  await storedMerchant.set(env.merchant);
}

/** The merchant's test mode, which marks the pages as a test site, last known value [S1-271]. */
export const testModeAtom = atomWithStored(defineStoredFlag('testmode', 'device'), false);
