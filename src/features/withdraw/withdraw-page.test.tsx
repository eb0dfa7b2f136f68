// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Withdrawal, WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { WithdrawalOutcome } from './withdrawal-outcome.tsx';
import { WithdrawalProgress } from './withdrawal-progress.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: object) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
beforeEach(() => void send.mockReset().mockResolvedValue({ id: 'w1' }));
afterEach(cleanup);

const payee = { id: 'p1', kind: 'cpf', masked: '•••.982.247-••', preferred: true, addedAt: 0 } as const;
const options: WithdrawOptions = {
  ...{ list: [payee], holder: 'Ana Prado', cpf: '25', available: true, paymentPassword: true },
  ...{ free: '130.00', locked: '50.00', turnover: { left: '50.00', due: '200.00' }, contested: '0.00', owed: '0.00' },
  ...{ min: '20.00', max: '5000.00', dayLeft: '5000.00', fee: '2.00', freeLeft: 0, freeInMonth: 3 },
  ...{ slotsLeft: 3, minutes: 10, automatic: '500.00' },
};
const withdrawal: Withdrawal = {
  ...{ id: 'w1', amount: '50.00', fee: '2.00', net: '48.00', state: 'review', payee, cancellable: true },
  ...{ createdAt: Date.now(), decidedAt: null, sentAt: null, endedAt: null, promisedAt: Date.now() + 600_000 },
  ...{ automatic: false, paused: false, reason: '', reference: '' },
};

const show = (more: Partial<WithdrawOptions> = {}) =>
  showInApp(() => <WithdrawForm options={{ ...options, ...more }} />);
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' }), { target: { value } });
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('shows fee, what arrives and what is left to bet as the amount is typed', async () => {
  await show();
  expect(screen.getByText('within 10 minutes')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  await act(async () => type('Amount', '50'));
  expect(screen.getByRole('button', { name: /^Withdraw .*50\.00/ })).toBeTruthy();
  expect(screen.getByText(/48\.00/)).toBeTruthy();
});

it.each([
  ['19', /below the minimum/],
  ['130,01', /You can withdraw up to .*130\.00/],
  ['1e3', 'Enter an amount such as 50 or 50.00.'],
  ['-20', 'Enter an amount such as 50 or 50.00.'],
  ['1000000000000000000', 'Enter an amount such as 50 or 50.00.'],
  ['٢٠', 'Enter an amount such as 50 or 50.00.'],
])('refuses %s under the field, and sends nothing', async (typed, why) => {
  await show();
  await act(async () => type('Amount', typed));
  await press(/^Withdraw/);
  await waitFor(() => expect(screen.getByText(why)).toBeTruthy());
  expect(send).not.toHaveBeenCalled();
});

it.each<readonly [Partial<WithdrawOptions>, RegExp]>([
  [{ slotsLeft: 0 }, /withdrawals on their way/],
  [{ dayLeft: '10.00' }, /limit of the day/],
  [{ free: '5.00' }, /Play what is left first/],
  [{ free: '5.00', locked: '0.00' }, /balance is too low/],
  [{ list: [] }, /First add a key or account/],
])('says why nothing can be withdrawn: %j', async (more, why) => {
  await show(more);
  expect(screen.getByText(why)).toBeTruthy();
});

it('asks for the payment password last, and sends fee and key as they were seen, once for two taps [S1-032, S2-218]', async () => {
  await show();
  await act(async () => type('Amount', '50'));
  await press(/^Withdraw/);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  type('Payment password', '271828');
  send.mockRejectedValueOnce(new AppError('wrong_password', { value: { fields: ['paymentPassword'] } }));
  await press(/^Withdraw/);
  await waitFor(() => expect(screen.getByText('This password is incorrect.')).toBeTruthy());
  type('Payment password', '314159');
  await act(async () => {
    const button = screen.getByRole('button', { name: /^Withdraw/ });
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall).toMatchObject([
    { name: 'createWithdrawal' },
    { body: { amount: '50.00', fee: '2.00', payeeId: 'p1', paymentPassword: '314159' } },
  ]);
});

it('leads to the payment password where there is none', async () => {
  await show({ paymentPassword: false });
  await act(async () => type('Amount', '50'));
  await press(/^Withdraw/);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Set payment password' })).toBeTruthy());
});

it.each([
  ['review', 'Being checked', true],
  ['sent', 'At the bank', false],
] as const)('a withdrawal in the state %s says where the money is', async (state, step, cancellable) => {
  const one = { ...withdrawal, state, cancellable, ...(state === 'sent' && { decidedAt: 1, sentAt: 1 }) };
  await showInApp(() => <WithdrawalProgress withdrawal={one} stale={false} />);
  const now = screen.getByRole('list', { name: 'Where the money is' }).querySelector('[aria-current=step]');
  expect(now?.textContent).toContain(step);
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' }) !== null).toBe(cancellable);
});

it('says that it takes longer than promised', async () => {
  await showInApp(() => <WithdrawalProgress withdrawal={{ ...withdrawal, promisedAt: 1 }} stale={false} />);
  expect(screen.getByText(/longer than promised/)).toBeTruthy();
});

it.each([
  ['paid', 'Pix number'],
  ['refused', 'Confirme antes a sua identidade.'],
  ['failed', 'The money is back in your balance.'],
  ['cancelled', 'Back in your balance'],
] as const)('a withdrawal that is %s has its outcome', async (state, said) => {
  const reason = state === 'refused' ? 'Confirme antes a sua identidade.' : '';
  const one = { ...withdrawal, state, reason, endedAt: 1, reference: 'E123' };
  await showInApp(() => <WithdrawalOutcome withdrawal={one} />);
  expect(screen.getByText(said)).toBeTruthy();
});
