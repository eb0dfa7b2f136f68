import type { CallQuery } from '#src/contract/call-types.ts';
import { roundOutcome } from '#src/contract/records/records.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** What was drawn in a round of the member's. */
export const roundOutcomeRead = defineRead({
  name: 'round-outcome',
  call: roundOutcome,
  query: (asked: CallQuery<typeof roundOutcome>) => asked,
  key: (asked) => JSON.stringify(asked),
  freshFor: 0,
});
