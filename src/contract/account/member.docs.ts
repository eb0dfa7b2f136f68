import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of member in the API document. */
export const docs = {
  memberInfo: {
    summary: 'Read the signed-in member',
    description: 'Account name, member type, nickname, labels, club and icon of the member.',
  },
  sessionNet: {
    summary: 'Read the net of a session',
    description:
      'Sums of the rounds that began since a time of the last 24 hours: wins less stakes, and wins; and the balance at that moment.',
  },
  wallet: {
    summary: 'Read the balance',
    description:
      "The member's money in all wallets as a decimal string, its ISO 4217 currency, and how much is in the main wallet and at vendors.",
  },
} satisfies Record<string, CallDocs>;
