import type { CallDocs } from '#src/contract/core/call.ts';

/** The counters of a team in the API document. */
export const docs = {
  teamKpi: {
    summary: 'Count what a team does',
    description:
      "Members of the agent's team who logged in, finished a bet and registered in a period, and who are online now. A period has at most 31 days; a day to come counts as today.",
    refusals: {},
  },
} satisfies Record<string, CallDocs>;
