import { members, type Sample } from './role-rows.ts';

/** The first ninety days of all: what a test gives a member has no other time. */
const span = { from: '0', to: '7776000000', language: 'pt' };

/** Money and its records are each member's own; a trial guest's are of chips. */
export const moneySamples: Record<string, Sample> = {
  wallet: { expected: members, query: {} },
  sessionNet: { expected: members, query: { since: '0' } },
  bettingRecord: { expected: members, query: span },
  accountRecord: { expected: members, query: span },
  profitAndLoss: { expected: members, query: { days: '0,86400000,172800000' } },
};
