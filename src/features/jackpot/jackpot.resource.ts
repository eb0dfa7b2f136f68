import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The jackpots' current amounts and last winners. */
export const jackpotsResource = defineRead({
  name: 'jackpots',
  call: jackpots,
  query: ({ language }: { language: Language }) => ({ language }),
  freshFor: 5000,
});
