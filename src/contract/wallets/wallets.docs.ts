import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of wallets in the API document. */
export const docs = {
  wallets: {
    summary: 'Read the wallets',
    description:
      "The main wallet, the member's wallet at each vendor that has wallets of its own, and what is on its way between them.",
  },
  walletTransfer: {
    summary: 'Move money between wallets',
    description:
      'Moves money between the main wallet and that of a vendor, once for each Idempotency-Key. A vendor that does not answer is asked again about the same transfer; meanwhile its state is `doubt`.',
    refusals: {
      invalid_request: 'Not exactly one of both wallets is the main one.',
      not_found: 'There is no such vendor with wallets of its own.',
      insufficient_balance: 'The wallet has less than the amount, or nothing.',
      limit_reached: 'Another transfer of the member and this vendor is under way.',
      own_limit_reached: 'The member has a limit on stakes or losses.',
      vendor_closed: 'The vendor is closed; money is only brought home.',
      no_permission: 'The account is locked.',
    },
  },
  bringHome: {
    summary: 'Bring money home',
    description:
      'Begins a transfer to the main wallet from each vendor where the member has money, or from one of them. Each ends by itself; one that waits for the end of a round goes on by itself.',
  },
  cancelWalletTransfer: {
    summary: 'Cancel a waiting transfer',
    description: 'Ends a transfer that waits for the end of a round; any other stays as it is.',
    refusals: {
      not_found: 'There is no such transfer of this member.',
      own_limit_reached: 'The member has a limit on stakes or losses: their money comes home.',
    },
  },
  setWalletFollow: {
    summary: 'Let money follow into games',
    description:
      'Sets whether the main balance is taken along when a game of such a vendor is opened, and brought home when it is left.',
  },
  walletTransactions: {
    summary: 'List wallet transfers',
    description: "A page of the member's transfers between wallets, the last first.",
  },
  walletCodes: {
    summary: 'List wallet codes',
    description: 'The codes of wallets, and of states, places and causes of transfers, with their names in a language.',
  },
} satisfies Record<string, CallDocs>;
