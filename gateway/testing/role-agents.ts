import type { Sample } from './role-rows.ts';

/** The agents' area: these agents have no team. */
export const agentSamples: Record<string, Sample> = {
  teamKpi: { query: { startDate: '2026-03-14', endDate: '2026-03-14', size: '0' } },
  rebateIncome: { query: { from: '2026-03-01', to: '2026-03-14' } },
  rebateLines: { query: { day: '2026-03-14' } },
  setTeamRates: { answers: 'not_found', body: { account: 'nobody', rates: { RNG: 10 } } },
  createLink: {
    answers: 'limit_reached',
    body: { name: 'Friends', kind: 'agent', rates: { RNG: 1 }, most: null, days: 7 },
  },
  endLink: { answers: 'not_found', body: { code: 'NOBODYS' } },
  openAccount: { answers: 'invalid_request', body: { username: 'a', password: 'b', kind: 'member' } },
};
