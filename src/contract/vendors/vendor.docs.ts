import type { CallDocs } from '#src/contract/core/call.ts';
import type { VendorCallback } from './vendor.ts';

const repeated = 'A repetition of the same transaction with the same body gets the first answer again.';
const otherBody = 'The transaction exists with another body or of another kind';

/** The callbacks of a vendor in the API document. */
export const vendorDocs: Readonly<Record<VendorCallback, CallDocs>> = {
  authenticate: {
    summary: 'Exchange a launch code for the player',
    description:
      'The player, their balance and the game for the code of a launch, which works once, within 60 seconds.',
    refusals: {
      handover_invalid: 'There is no such code of this vendor, or it was used, or its 60 seconds are over.',
      no_permission: 'The account of the player is locked or gone.',
      game_unavailable: 'The game is closed, or not open to play money.',
      vendor_closed: 'The vendor is closed.',
    },
  },
  balance: {
    summary: "Read the player's balance",
    description: 'The balance of the player whom a token names.',
    refusals: { token_expired: 'The token is not known or too old.' },
  },
  bet: {
    summary: 'Place a bet',
    description: `Books a stake of a round. ${repeated} A refused bet stays refused.`,
    refusals: {
      insufficient_balance: 'The balance is lower than the stake.',
      limit_reached: 'The stake is above the limit of one bet.',
      own_limit_reached: 'The stake is beyond a limit of stakes or losses of the player.',
      token_expired: 'The token is not known, too old, or of another player.',
      free_reject: 'Play money and real money do not match, or the game is not open to play money.',
      no_permission: 'The account of the player is locked or gone.',
      invalid_request: 'The currency is not that of the player.',
      transaction_conflict: `${otherBody}, or the round has ended.`,
      transaction_rolled_back: 'The transaction was rolled back.',
      game_not_found: 'The vendor has no such game.',
      game_unavailable: 'The game is closed, the place does not allow it, or the site is under maintenance.',
      vendor_closed: 'The vendor is closed.',
    },
  },
  win: {
    summary: 'Pay a win',
    description: `Books a win of a round. ${repeated}`,
    refusals: {
      not_found: 'The player has no such round.',
      limit_reached: 'The win is above what the vendor may pay; the operator decides about it.',
      invalid_request: 'Currency or game are not those of the round.',
      transaction_conflict: `${otherBody}, or the round ended too long ago.`,
      transaction_rolled_back: 'The bet of the round was rolled back.',
    },
  },
  rollback: {
    summary: 'Roll a bet back',
    description: `Returns the stake of one bet. A bet that has not arrived is refused when it does. ${repeated}`,
    refusals: {
      not_found: 'There is no such player.',
      transaction_conflict: `${otherBody}, it is no bet of this round, or the round was won.`,
    },
  },
  'report-round': {
    summary: 'Report a round of the own wallet',
    description:
      "Books a round that the player has played from the vendor's own wallet, once. A repetition of the same round with the same amounts is answered alike.",
    refusals: {
      not_found: 'The player has no wallet at this vendor, or the vendor no such game.',
      limit_reached: 'The win is above what the vendor may pay; the operator decides about it.',
      insufficient_balance: 'The player has less at the vendor than the round has cost.',
      transaction_conflict: 'The round was reported with other amounts, or played from the main wallet.',
    },
  },
  'end-round': {
    summary: 'End a round',
    description: `Ends a round, which takes no bets after that. ${repeated}`,
    refusals: {
      not_found: 'The player has no such round.',
      transaction_conflict: `${otherBody}.`,
    },
  },
};
