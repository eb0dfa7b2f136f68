import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of matches in the API document. */
export const docs = {
  hotMatches: {
    summary: 'List matches',
    description:
      'The matches that are shown, by their first kick-off. `hot` filters by 1 or 0; left out, it does not filter.',
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
} satisfies Record<string, CallDocs>;
