import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of records in the API document. */
export const docs = {
  bettingRecord: {
    summary: 'List rounds',
    description:
      "The member's rounds that began in a span of at most 90 days, the last first, and the sums of all of them.",
  },
  roundOutcome: {
    summary: 'Read what was drawn in a round',
    description:
      "The reels of a round as its vendor tells them, or the numbers of a lottery's ticket with its draw. `kind` is `unknown` where the vendor has no more than the sums, `silent` while it does not answer.",
    refusals: { not_found: 'The member has no such round.' },
  },
  accountRecord: {
    summary: 'List bookings',
    description:
      "The bookings of the member's balance in a span of at most 90 days, the last first, and the sums of money in and out.",
  },
  profitAndLoss: {
    summary: 'Read daily totals',
    description:
      'Stakes, wins and bonuses by day, the last first. `days` has the starts of the days and the end of the last; days without any are left out.',
  },
  roundTotals: {
    summary: 'Sum rounds by category or vendor',
    description:
      'Rounds, stakes, winnings and result of the rounds that began in a span of at most 90 days, by category or by vendor, the most staked first.',
  },
  balanceSums: {
    summary: 'Sum bookings by month',
    description:
      "Deposits, withdrawals, stakes, wins, rewards and all else that was booked to the member's balance, in up to twelve spans that follow one another within a year, and the balance before and after them. `moments` has the starts of the spans and the end of the last.",
  },
  statement: {
    summary: 'Read the statement in parts',
    description:
      "All bookings of the member's balance in a span of at most ten years, the first one first, 2,000 at a time: `next` is the `after` of the next part, and missing in the last. `totals` are of the whole span.",
  },
  journalReceipt: {
    summary: 'Read the receipt of a booking',
    description:
      "The receipt of what was booked to the member's balance for a cause, with its proof of inclusion, and the key that its root is signed by.",
    refusals: {
      not_found: "Nothing was booked to the member's balance for the cause, or it was booked by hand.",
    },
  },
} satisfies Record<string, CallDocs>;
