import type { Sample } from './role-rows.ts';

/** The first ninety days of all: what a test gives a member has no other time. */
const span = { from: '0', to: '7776000000', language: 'pt' };

/** Records of money. */
export const moneySamples: Record<string, Sample> = {
  sessionNet: { query: { since: '0' } },
  bettingRecord: { query: span },
  accountRecord: { query: span },
  createDeposit: {
    answers: 'provider_unavailable',
    body: { amount: '20.00', cpf: '52998224725' },
  },
  readDeposit: { answers: 'not_found', query: { id: 'none' } },
  listDeposits: { query: { pageNo: '1' } },
  cancelDeposit: { answers: 'not_found', body: { id: 'none' } },
  profitAndLoss: { query: { days: '0,86400000,172800000' } },
};
