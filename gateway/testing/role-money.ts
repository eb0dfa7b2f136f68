import type { Sample } from './role-rows.ts';

/** The first ninety days of all: what a test gives a member has no other time. */
const span = { from: '0', to: '7776000000', language: 'pt' };

/** Records of money, promotions, rewards and the mall. */
export const moneySamples: Record<string, Sample> = {
  sessionNet: { query: { since: '0' } },
  bettingRecord: { query: span },
  roundOutcome: { answers: 'not_found', query: { id: 'none' } },
  balanceSums: { query: { moments: '0,86400000' } },
  accountRecord: { query: span },
  journalReceipt: { answers: 'not_found', query: { kind: 'deposit', ref: 'none' } },
  createDeposit: {
    answers: 'provider_unavailable',
    body: { amount: '20.00', cpf: '52998224725' },
  },
  createTransfer: {
    answers: 'offer_changed',
    body: { amount: '20.00', cpf: '52998224725', picture: 'p'.repeat(25) },
  },
  redeemVoucher: { answers: 'voucher_refused', body: { code: '0000-0000-0000-0000' } },
  claimBonus: { answers: 'not_found', body: { id: 'none' } },
  dropBonus: { answers: 'not_found', body: { id: 'none' } },
  readDeposit: { answers: 'not_found', query: { id: 'none' } },
  listDeposits: { query: { pageNo: '1' } },
  cancelDeposit: { answers: 'not_found', body: { id: 'none' } },
  addPayee: { answers: 'wrong_password', body: { key: 'ana@exemplo.com', paymentPassword: '271828' } },
  removePayee: { answers: 'not_found', body: { id: 'none' } },
  preferPayee: { answers: 'not_found', body: { id: 'none' } },
  createWithdrawal: {
    answers: 'provider_unavailable',
    body: { amount: '20.00', fee: '0.00', payeeId: 'none', paymentPassword: '271828' },
  },
  readWithdrawal: { answers: 'not_found', query: { id: 'none' } },
  listWithdrawals: { query: { pageNo: '1' } },
  cancelWithdrawal: { answers: 'not_found', body: { id: 'none' } },
  walletTransfer: { answers: 'not_found', body: { from: 'main', to: 'NOR', amount: '1.00' } },
  bringHome: { body: {} },
  cancelWalletTransfer: { answers: 'not_found', body: { id: 'none' } },
  setWalletFollow: { body: { follows: true } },
  walletTransactions: { query: { pageNo: '1' } },
  ownRains: { query: { pageNo: '1' } },
  createRain: {
    answers: 'invalid_request',
    body: { total: '100.00', envelopes: 10, least: '1.00', most: '20.00', whom: 'team', minutes: 10 },
  },
  cancelRain: { answers: 'not_found', body: { id: 'none' } },
  takeEnvelope: { answers: 'not_found', body: { id: 'none' } },
  rainProof: { answers: 'not_found', query: { id: 'none' } },
  roundTotals: { query: { from: '0', to: '86400000', by: 'vendor' } },
  statement: { query: { from: '0', to: '86400000' } },
  profitAndLoss: { query: { days: '0,86400000,172800000' } },
  listPromotions: { query: { language: 'pt' } },
  applyPromotion: { answers: 'not_found', body: { id: 'none' } },
  claimPromotion: { answers: 'not_found', body: { id: 'none', stage: 1 } },
  claimMission: { answers: 'promotion_unavailable', body: { kind: 'rounds' } },
  mallOrders: { query: { pageNo: '1' } },
  redeemGood: { answers: 'good_unavailable', body: { id: 'none', points: 1 } },
  removeDeliveryAddress: { body: {} },
  memberRewards: { query: { pageNo: '1' } },
};
