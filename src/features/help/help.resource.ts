import { helpCentre } from '#src/contract/site/help.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The help centre in one language. */
export const helpResource = defineRead({
  name: 'help',
  call: helpCentre,
  query: ({ language }: { language: Language }) => ({ lang: language, device: 'MOBILE' as const }),
  dehydrate: true,
  freshFor: 300_000,
});
