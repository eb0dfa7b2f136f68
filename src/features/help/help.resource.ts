import type { Language } from '#src/contract/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The help centre in one language. */
export const helpResource = defineRead({
  name: 'help',
  call: async () => (await import('#src/contract/help.ts')).helpCentre,
  access: 'public',
  query: ({ language }: { language: Language }) => ({ lang: language, device: 'MOBILE' as const }),
  dehydrate: true,
  freshFor: 300_000,
});
