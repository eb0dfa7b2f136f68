import type { Language } from '#src/contract/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The help centre in one language. */
export const helpResource = defineRead({
  name: 'help',
  call: () => import('#src/contract/help.ts').then((module) => module.helpCentre),
  access: 'public',
  query: ({ language }: { language: Language }) => ({ lang: language, device: 'MOBILE' as const }),
  dehydrate: true,
  freshFor: 300_000,
});
