import type { Sample } from './role-rows.ts';

/** The agents' area: these agents have no team. */
export const agentSamples: Record<string, Sample> = {
  teamKpi: { query: { startDate: '2026-03-14', endDate: '2026-03-14', size: '0' } },
  rebateIncome: { query: { from: '2026-03-01', to: '2026-03-14' } },
  rebateLines: { query: { day: '2026-03-14' } },
  setTeamRates: { answers: 'not_found', body: { account: 'nobody', rates: { RNG: 10 } } },
};
