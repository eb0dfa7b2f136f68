import { expect, it } from 'vitest';
import { refusalsOf } from './call-refusals.ts';
import { wholeCall } from './whole-calls.ts';
import { login } from './identity/session.ts';
import { systemStatus } from './site/system.ts';
import { redeemGood } from './mall/mall.ts';
import { createDeposit } from './payments/deposits.ts';
import { trialUser } from './identity/trial.ts';

const codes = (call: Parameters<typeof wholeCall>[0]) => refusalsOf(wholeCall(call)).map(({ code }) => code);

it('implies of a public read no more than its rate and its failure where it is always open', () => {
  expect(codes(systemStatus)).toEqual(['unknown_error', 'rate_limited']);
});

it('implies what a closed site, a member, a type, a rule of the place and a key are refused with', () => {
  expect(codes(redeemGood)).toEqual([
    ...['unknown_error', 'maintenance', 'region_restricted', 'rate_limited', 'invalid_request', 'payload_too_large'],
    ...['no_permission', 'not_logged_in', 'session_ended', 'idempotency_conflict', 'free_reject'],
    ...['not_enough_points', 'sold_out', 'good_unavailable'],
  ]);
});

it('implies of an encrypted call that its body may not open, and of money that a guest needs an account', () => {
  expect(codes(login)).toEqual(expect.arrayContaining(['envelope_invalid', 'envelope_replayed', 'login_failed']));
  expect(codes(createDeposit)).toContain('real_account_required');
});

it('lists every reason of a code, its own first', () => {
  const { when, status } = refusalsOf(wholeCall(trialUser)).find(({ code }) => code === 'no_permission') ?? {};
  expect(status).toBe(403);
  expect(when).toBe(
    'The trial account is locked. A page of another origin started the call. The rules of the place do not allow the call.',
  );
});
