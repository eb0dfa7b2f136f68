import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of game-index in the API document. */
export const docs = {
  gameIndex: {
    summary: 'List all games for a search',
    description: 'Every game with its names in all languages, in the order of the lobby, for a search on the device.',
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
} satisfies Record<string, CallDocs>;
