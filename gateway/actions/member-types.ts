import type { Codes } from './fields.ts';

/** The types of members (src/contract/core/member-type.ts says what each may do). Every type that is not here is an agent. */
export const memberTypes: Codes = {
  0: 'player',
  1: 'player who is an agent, too',
  2: 'player who is an agent, too',
  4: 'free-trial guest, who plays with chips alone',
  40: 'no member: cannot sign in',
  41: 'agent who is not asked about contracts, and does not play',
  42: 'agent who is not asked about contracts, and does not play',
};
