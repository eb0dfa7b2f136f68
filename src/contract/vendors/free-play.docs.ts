import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of free-play in the API document. */
export const docs = {
  freePlayLogin: {
    summary: 'Open a game with play money',
    description:
      'Opens a game with play money for a visitor or a trial guest. A cookie identifies the visitor for a day.',
    refusals: {
      no_permission: 'The member has a balance of real money.',
      game_unavailable: "The game is closed, or `moduleId` is not the merchant's module of free play.",
      game_not_found: 'There is no such game.',
      vendor_closed: 'The vendor is closed.',
      free_reject: 'The game is not open to free play.',
    },
  },
  freePlayLoginByGet: {
    summary: 'Open a game with play money by GET',
    description: 'The same as the POST. Refused without an Idempotency-Key: a link sends none.',
    refusals: {
      no_permission: 'The member has a balance of real money.',
      game_unavailable: "The game is closed, or `moduleId` is not the merchant's module of free play.",
      game_not_found: 'There is no such game.',
      vendor_closed: 'The vendor is closed.',
      free_reject: 'The game is not open to free play.',
    },
  },
  chips: {
    summary: 'Count chips',
    description:
      'The chips of a trial guest or a visitor, and the chips won in rounds that began since a time of the last 24 hours.',
  },
} satisfies Record<string, CallDocs>;
