import type { CallDocs } from '#src/contract/core/call.ts';

const missing = 'The member was never offered a contract of that id.';

/** The calls of agents' contracts in the API document. */
export const docs = {
  contractRequest: {
    summary: 'Read the contract of a kind',
    description:
      'The offer that waits for the agent, with what it would have paid for the last closed day of the team, the contract that holds, and one that was accepted and begins later.',
  },
  contractHistory: {
    summary: 'List contracts',
    description: 'A page of the contracts of a kind that the agent was offered, the last first.',
  },
  acceptContract: {
    summary: 'Accept a contract',
    description:
      'Accepts an offer as it is, from the next day or its own first day on; the contract of that kind that holds ends there. A repetition changes nothing.',
    refusals: {
      not_found: missing,
      offer_changed:
        'The offer was withdrawn, changed or refused, has run out, or the agent above may not make it any more.',
    },
  },
  refuseContract: {
    summary: 'Refuse a contract',
    description: 'Refuses an offer; a contract that holds goes on. A repetition changes nothing.',
    refusals: { not_found: missing, offer_changed: 'The offer was withdrawn, changed or accepted.' },
  },
  dailySalary: {
    summary: 'List salaries',
    description: 'A page of the days for which the agent had a daily or an hourly salary, the last first.',
  },
  dividends: {
    summary: 'List dividends',
    description: 'A page of the periods for which the agent had a dividend, the last first, each with its whole sum.',
  },
  contractsBelow: {
    summary: 'List contracts of direct agents',
    description:
      'A page of the agents directly below, each with the offer of a kind that waits, the contract that holds, and one that begins later; with the own contract, which bounds an offer.',
  },
  offersMade: {
    summary: 'List offers made',
    description:
      'A page of the contracts of a kind that the agent has offered to those directly below, the last first.',
  },
  proposeContract: {
    summary: 'Offer a contract',
    description:
      'Offers an agent directly below a contract within the own one of that kind, in place of an offer that waits. What is paid by it is taken from what the own contract comes to.',
    refusals: {
      not_found: 'No agent of that account is directly below.',
      limit_reached:
        'A rate is above the own contract’s for the same figures, or above what is possible; `most` says what is.',
      invalid_request: 'Tiers are not in order, or the days are not between `earliest` and `latest`.',
      offer_changed: 'The agent has no contract of that kind on the first day.',
    },
  },
  withdrawContract: {
    summary: 'Withdraw an offer',
    description: 'Withdraws an offer of the agent to one below. A repetition changes nothing.',
    refusals: { not_found: 'The agent has made no offer of that id.', offer_changed: 'The offer was answered.' },
  },
} satisfies Record<string, CallDocs>;
