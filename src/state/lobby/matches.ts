import { hotMatches } from '#src/contract/lobby/matches.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { env } from '#src/platform/calls/env.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The hot matches. Their data stays valid: readers compute the current state of a match. */
export const matchesResource = defineRead({
  name: 'matches',
  call: hotMatches,
  query: ({ language }: { language: Language }) => ({ merchant: env.merchant, language, hot: 1 }),
  pick: ({ matches }) => matches,
  dehydrate: true,
  freshFor: 10_000,
});
