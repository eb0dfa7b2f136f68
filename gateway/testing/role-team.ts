import type { Sample } from './role-rows.ts';

const days = { startDate: '2026-03-10', endDate: '2026-03-14' };

/** The calls of an agent's team. */
export const teamSamples: Record<string, Sample> = {
  teamFigures: { query: days },
  downline: { query: days },
  teamMember: { answers: 'not_found', query: { ...days, account: 'nobody' } },
  teamBets: { query: days },
  teamRecord: { query: days },
  setTeamNote: { answers: 'not_found', body: { account: 'nobody', text: '' } },
  freezeTeamMember: { answers: 'not_found', body: { account: 'nobody', cause: 'other', reason: 'Outro.' } },
  unfreezeTeamMember: { answers: 'not_found', body: { account: 'nobody' } },
};
