import * as v from 'valibot';
import { env } from '#src/platform/calls/env.ts';
import { clearDeviceStorage, defineStored, defineStoredFlag } from '#src/platform/storage/storage.ts';
import { atomWithStored } from '#src/platform/storage/stored-atom.ts';

/** The merchant whose site this browser was last at [S1-270]. */
const storedMerchant = defineStored({
  key: 'merchant',
  owner: 'device',
  version: 1,
  schema: v.string(),
  fallback: '',
});

/** Drops what another merchant's site has left at this address: its settings, its games, and who signed in there. */
export async function rememberMerchant(): Promise<void> {
  const before = await storedMerchant.get();
  if (before === env.merchant) return;
  if (before !== '') await clearDeviceStorage();
  await storedMerchant.set(env.merchant);
}

/** The merchant's test mode, which marks the pages as a test site, as last known [S1-271]. */
export const testModeAtom = atomWithStored(defineStoredFlag('testmode', 'device'), false);
