import type { ContractKind } from '#src/contract/site/contracts.ts';
import type { Call } from '#src/contract/core/call.ts';

const area = 'agent-contracts';

/** Tiers of a contract at most. */
export const mostTiers = 6;
/** The highest rates of contracts: of the turnover of a day or an hour, of a period's base; in hundredths of a percent. */
export const highestContractRate = { salary: 100, hourly: 100, dividend: 5000 } as const satisfies Record<
  ContractKind,
  number
>;
/** The longest contract, in days. */
export const longestContract = 731;

/** Contracts, payments, statements and agents on a page. */
export const contractPageSize = 20;
/** Lists have at most so many pages. */
export const mostContractPages = 1000;

const ofAgents = { area, access: 'member', may: 'agentArea', cache: 'private', ours: true } as const;

export const contractRequest = {
  ...ofAgents,
  name: 'contractRequest',
  method: 'GET',
  path: '/wps/agent/contract/request',
} as const satisfies Call;

export const contractHistory = {
  ...ofAgents,
  name: 'contractHistory',
  method: 'GET',
  path: '/wps/agent/contract/history',
} as const satisfies Call;

export const acceptContract = {
  ...ofAgents,
  name: 'acceptContract',
  method: 'POST',
  path: '/wps/agent/contract/accept',
  rule: 'invitationPaid',
  idempotent: true,
} as const satisfies Call;

export const refuseContract = {
  ...ofAgents,
  name: 'refuseContract',
  method: 'POST',
  path: '/wps/agent/contract/refuse',
  idempotent: true,
} as const satisfies Call;

export const dailySalary = {
  ...ofAgents,
  name: 'dailySalary',
  method: 'GET',
  path: '/wps/agent/dailySalary',
} as const satisfies Call;

export const dividends = {
  ...ofAgents,
  name: 'dividends',
  method: 'GET',
  path: '/wps/agent/dividend',
} as const satisfies Call;

export const contractsBelow = {
  ...ofAgents,
  name: 'contractsBelow',
  method: 'GET',
  path: '/wps/agent/contract/below',
} as const satisfies Call;

export const offersMade = {
  ...ofAgents,
  name: 'offersMade',
  method: 'GET',
  path: '/wps/agent/contract/made',
} as const satisfies Call;

export const proposeContract = {
  ...ofAgents,
  name: 'proposeContract',
  method: 'POST',
  path: '/wps/agent/contract/propose',
  rule: 'invitationPaid',
  idempotent: true,
} as const satisfies Call;

export const withdrawContract = {
  ...ofAgents,
  name: 'withdrawContract',
  method: 'POST',
  path: '/wps/agent/contract/withdraw',
  idempotent: true,
} as const satisfies Call;
