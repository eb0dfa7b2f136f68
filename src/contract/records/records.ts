import type { Call } from '#src/contract/core/call.ts';

const area = 'records';

/** Number of records on a page. */
export const recordsOnPage = 20;
/** Maximum number of days of one request. */
export const mostDays = 90;

export const roundStates = ['open', 'settled', 'cancelled'] as const;

export const bettingRecord = {
  area,
  name: 'bettingRecord',
  method: 'GET',
  path: '/wps/member/records/bets',
  access: 'member',
  cache: 'private',
  follows: ['games', 'vendors'],
  ours: true,
} as const satisfies Call;

/** What was drawn in a round of the member's. */
export const roundOutcome = {
  area,
  name: 'roundOutcome',
  method: 'GET',
  path: '/wps/member/records/round',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** Kinds of entries by group; the last group holds all others. */
export const kindsOf = {
  games: ['bet', 'win', 'rollback'],
  deposits: ['deposit', 'contest', 'repayment'],
  withdrawals: ['hold', 'release', 'payout', 'fee'],
  bonuses: ['bonus', 'promotion', 'jackpot', 'mall', 'commission'],
} as const;
export const entryGroups = ['games', 'deposits', 'withdrawals', 'bonuses', 'other'] as const;
export type EntryGroup = (typeof entryGroups)[number];

export const accountRecord = {
  area,
  name: 'accountRecord',
  method: 'GET',
  path: '/wps/member/records/account',
  access: 'member',
  cache: 'private',
  follows: ['games', 'promotions', 'jackpots'],
  ours: true,
} as const satisfies Call;

export const profitAndLoss = {
  area,
  name: 'profitAndLoss',
  method: 'GET',
  path: '/wps/member/records/profit',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** What the sums of a member's rounds can be split by. */
export const roundGroups = ['category', 'vendor'] as const;
export type RoundGroup = (typeof roundGroups)[number];

export const roundTotals = {
  area,
  name: 'roundTotals',
  method: 'GET',
  path: '/wps/member/records/totals',
  access: 'member',
  cache: 'private',
  follows: ['games', 'vendors'],
  ours: true,
} as const satisfies Call;

/** Maximum number of spans, such as the months of a year, of one request for the sums of the balance. */
export const mostSpans = 12;

export const balanceSums = {
  area,
  name: 'balanceSums',
  method: 'GET',
  path: '/wps/member/records/sums',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** Number of entries in an answer of the statement. */
export const statementOnPage = 2000;

export const statement = {
  area,
  name: 'statement',
  method: 'GET',
  path: '/wps/member/records/statement',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;

/** The receipt of a journal of the member's own, with its proof. */
export const journalReceipt = {
  area,
  name: 'journalReceipt',
  method: 'GET',
  path: '/wps/member/records/receipt',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;
