import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of favourites in the API document. */
export const docs = {
  favouriteGamesList: {
    summary: 'List favourite games',
    description: "A page of the member's favourite games, the last added first.",
  },
  addFavourite: {
    summary: 'Add a favourite',
    description: 'Makes a game a favourite of the member. A repetition changes nothing.',
    refusals: {
      game_not_found: 'There is no such game of this vendor.',
    },
  },
  removeFavourite: {
    summary: 'Remove a favourite',
    description: 'Removes a game from the favourites of the member. Succeeds as well if the game itself is gone.',
  },
} satisfies Record<string, CallDocs>;
