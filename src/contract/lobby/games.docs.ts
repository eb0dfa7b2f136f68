import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of games in the API document. */
export const docs = {
  getVassGameType: {
    summary: 'List vendors by category',
    description:
      'Game categories in the order of the lobby, each with its vendors, and the mapping from categories to vendors.',
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
  gameList: {
    summary: 'List games',
    description: 'A page of games, filtered by category, vendor, class, stake or name. By name the nearest come first.',
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
  hotGames: {
    summary: 'List hot games',
    description: 'The hot games of all categories, the hottest first.',
    refusals: {
      not_found: 'There is no such merchant here.',
    },
  },
} satisfies Record<string, CallDocs>;
