import type { Sample } from './role-rows.ts';

const terms = { tiers: [{ turnover: '0.00', active: 0, rate: 8 }], until: '2026-12-31' };
const days = { startDate: '2026-03-10', endDate: '2026-03-14' };

/** The agents' area, contracts and teams: these agents have no team. */
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
  contractRequest: { query: { kind: 'salary' } },
  contractHistory: { query: { kind: 'salary' } },
  contractsBelow: { query: { kind: 'salary' } },
  offersMade: { query: { kind: 'salary' } },
  acceptContract: { answers: 'not_found', body: { id: 'none' } },
  refuseContract: { answers: 'not_found', body: { id: 'none' } },
  withdrawContract: { answers: 'not_found', body: { id: 'none' } },
  proposeContract: { answers: 'not_found', body: { account: 'nobody', kind: 'salary', ...terms } },
  teamFigures: { query: days },
  downline: { query: days },
  teamMember: { answers: 'not_found', query: { ...days, account: 'nobody' } },
  teamBets: { query: days },
  teamRecord: { query: days },
  setTeamNote: { answers: 'not_found', body: { account: 'nobody', text: '' } },
  freezeTeamMember: { answers: 'not_found', body: { account: 'nobody', cause: 'other', reason: 'Outro.' } },
  unfreezeTeamMember: { answers: 'not_found', body: { account: 'nobody' } },
};
