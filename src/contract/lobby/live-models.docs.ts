import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of live-models in the API document. */
export const docs = {
  liveModelList: {
    summary: 'List live hosts',
    description:
      "The hosts of live tables in the merchant's order. `active` and `streaming` filter by 1 or 0; left out, they do not filter.",
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
} satisfies Record<string, CallDocs>;
