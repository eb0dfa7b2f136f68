import type { CallDocs } from '#src/contract/core/call.ts';

const days = 'At most 90 days of the last twelve months; a later day counts as today.';
const noMember = 'There is no such member in the team of the agent.';
const tooEarly = 'The days are out of order, more than 90, or begin more than twelve months ago.';

/** The calls of a team in the API document. */
export const docs = {
  teamFigures: {
    summary: 'Sum what a team did',
    description: `Figures of all below the agent by day and by category, beside those of as many days before; with \`member\`, of that one and all below them. A member counts where they stood on each day. ${days}`,
    refusals: { not_found: noMember, invalid_request: tooEarly },
  },
  downline: {
    summary: 'List the members of a team',
    description: `The members directly below the agent, or below \`member\`; with \`search\`, all of that branch whose account has the text. Each has the sums of their branch while it was in the team. ${days}`,
    refusals: { not_found: noMember, invalid_request: tooEarly },
  },
  teamMember: {
    summary: 'Read a member of the team',
    description: `One member below the agent, with the sums of their branch and, for an agent, the rates. ${days}`,
    refusals: { not_found: noMember, invalid_request: tooEarly },
  },
  teamBets: {
    summary: 'List the rounds of a team',
    description: `Ended rounds that members of the team began in these days, the last first, and the sums of all of them; none for an \`account\` that is not in the team. ${days}`,
    refusals: { invalid_request: tooEarly },
  },
  teamRecord: {
    summary: 'List the transactions of a team',
    description: `Deposits, withdrawals, bonuses and other entries of the balances of members of the team in these days, the last first, and the sums of all of them; play is not among them. None for an \`account\` that is not in the team. ${days}`,
    refusals: { invalid_request: tooEarly },
  },
  setTeamNote: {
    summary: 'Write a note about a member',
    description: "Replaces the agent's private note about a member below them; an empty text removes it.",
    refusals: { not_found: noMember },
  },
  freezeTeamMember: {
    summary: 'Freeze a member',
    description:
      'A member below the agent neither plays nor pays in any more, is signed out everywhere, and reads the reason; they can sign in and withdraw. One who is frozen stays as they are.',
    refusals: { not_found: noMember },
  },
  unfreezeTeamMember: {
    summary: 'Lift the freeze of a member',
    description: "Lifts what an agent has frozen; the operator's lock stays.",
    refusals: { not_found: noMember, no_permission: 'An agent above this one has frozen the member.' },
  },
} satisfies Record<string, CallDocs>;
