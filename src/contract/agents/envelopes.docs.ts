import type { CallDocs } from '#src/contract/core/call.ts';

/** The calls of rains of red envelopes in the API document. */
export const docs = {
  rainOptions: {
    summary: 'Read the bounds of a new rain',
    description: 'What the agent can give, how many members may take, and how many rains of theirs are open.',
  },
  ownRains: { summary: 'List own rains', description: 'A page of the rains that the agent has made, the last first.' },
  createRain: {
    summary: 'Make a rain',
    description:
      'Takes the total from the wallet of the agent, draws how it is divided over the envelopes, and publishes the commitment to that, once for each Idempotency-Key.',
    refusals: {
      invalid_request: 'The total does not fit the envelopes, the time is out of bounds, or nobody may take.',
      insufficient_balance: 'The wallet has less than the total.',
      turnover_left: 'A part of the balance has to be staked before it may leave the wallet.',
      deposit_contested: 'A deposit of the agent is contested, or they owe money.',
      limit_reached: 'The agent has too many rains that are waiting or running.',
    },
  },
  cancelRain: {
    summary: 'Cancel a rain',
    description: 'Returns the total of a rain that has not begun; one that is cancelled stays so.',
    refusals: {
      not_found: 'There is no such rain of this agent.',
      transaction_conflict: 'It has begun, or is over.',
    },
  },
  rains: {
    summary: 'List rains to take from',
    description:
      'The rains that wait or run for the member, and those of the last days of which they have an envelope.',
  },
  takeEnvelope: {
    summary: 'Take an envelope',
    description:
      'Gives the member the next envelope of a rain, in the order that was committed to. A member has one of each rain: a second one is the first.',
    refusals: {
      not_found: 'There is no such rain for this member.',
      sold_out: 'All envelopes are taken.',
      promotion_unavailable: 'It has not begun, or it is over.',
    },
  },
  rainProof: {
    summary: 'Read the seal of a rain',
    description: 'The commitment, and once the rain has ended the seed and all amounts in their order.',
    refusals: { not_found: 'There is no such rain of this agent or for this member.' },
  },
} satisfies Record<string, CallDocs>;
