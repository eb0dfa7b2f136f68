import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of favourite-ids in the API document. */
export const docs = {
  favouriteGames: {
    summary: 'List the ids of favourite games',
    description: "A page of the node ids of the member's favourite games.",
  },
} satisfies Record<string, CallDocs>;
