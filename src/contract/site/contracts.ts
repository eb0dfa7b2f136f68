import type { Call } from '#src/contract/core/call.ts';
import { moduleIds } from '#src/contract/core/module-ids.ts';

const area = 'contracts';

/** Kinds of contracts: a daily salary, a dividend, an hourly salary. */
export const contractKinds = ['salary', 'dividend', 'hourly'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** The field that holds a request of a kind, empty when there is none [S2-148, S2-149, S2-150]. */
export const contractField = {
  salary: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const satisfies Record<ContractKind, string>;

/** Type of a request: a first contract, or a change of the current one; ours. */
export const contractRequests = ['NEW', 'CHANGE'] as const;
export type ContractRequest = (typeof contractRequests)[number];

export const dividendInfo = {
  area,
  name: 'dividendInfo',
  method: 'GET',
  path: '/wps/agent/dividendInfo',
  access: 'member',
  module: moduleIds.agent,
  may: 'contractPrompts',
  cache: 'private',
  ours: true,
} as const satisfies Call;
