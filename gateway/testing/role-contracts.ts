import type { Sample } from './role-rows.ts';

const terms = { tiers: [{ turnover: '0.00', active: 0, rate: 8 }], until: '2026-12-31' };

/** Contracts of agents. */
export const contractSamples: Record<string, Sample> = {
  contractRequest: { query: { kind: 'salary' } },
  contractHistory: { query: { kind: 'salary' } },
  contractsBelow: { query: { kind: 'salary' } },
  offersMade: { query: { kind: 'salary' } },
  acceptContract: { answers: 'not_found', body: { id: 'none' } },
  refuseContract: { answers: 'not_found', body: { id: 'none' } },
  withdrawContract: { answers: 'not_found', body: { id: 'none' } },
  proposeContract: { answers: 'not_found', body: { account: 'nobody', kind: 'salary', ...terms } },
};
