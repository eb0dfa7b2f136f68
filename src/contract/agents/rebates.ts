import type { Call } from '#src/contract/core/call.ts';

const area = 'rebates';

/** Days that one question about income may span. */
export const longestIncome = 92;
/** Lines of a day, agents with their rates, and changes of rates on a page. */
export const rebatePageSize = 30;

const read = { area, method: 'GET', access: 'member', may: 'agentArea', cache: 'private', ours: true } as const;
const ofIncome = { ...read, entries: ['AGEREBINC3'] } as const;
const ofRates = { ...read, entries: ['GAMSER'] } as const;

/** The agent's earnings by their team, day by day [S2-082, S2-221]. */
export const rebateIncome = { ...ofIncome, name: 'rebateIncome', path: '/wps/agent/rebates' } as const satisfies Call;

/** The lines of one of these days. */
export const rebateLines = {
  ...ofIncome,
  name: 'rebateLines',
  path: '/wps/agent/rebates/lines',
} as const satisfies Call;

/** The agent's own rates, and those of the agents directly below [S2-081]. */
export const teamRates = { ...ofRates, name: 'teamRates', path: '/wps/agent/rates' } as const satisfies Call;

/** Sets rates of one of these, from the next day on. */
export const setTeamRates = {
  ...ofRates,
  name: 'setTeamRates',
  method: 'POST',
  path: '/wps/agent/rates',
  idempotent: true,
} as const satisfies Call;

export const rateHistory = {
  ...ofRates,
  name: 'rateHistory',
  path: '/wps/agent/rates/history',
} as const satisfies Call;
