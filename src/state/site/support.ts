import { atom } from 'jotai';
import { customerService } from '#src/contract/site/support.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Language } from '#src/contract/core/wire.ts';

/**
 * Whether the customer-service menu is open, null before its first opening: shared by home, login, status pages and the side menu
 * [S1-207].
 */
export const supportOpenAtom = atom<boolean | null>(null);

/** Links to the customer service, still encrypted, as stored [S1-276]. */
export const customerServiceResource = defineRead({
  name: 'service_link',
  call: customerService,
  query: ({ language }: { language: Language }) => ({ language }),
  persist: { key: 'service_link', version: 1 },
  freshFor: 60_000,
});
