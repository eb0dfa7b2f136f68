// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import type { PaymentRecovery, SecurityState } from '#src/contract/identity/security.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { registerSettingsResource } from '#src/state/identity/register-settings.ts';
import { securityStateResource } from '#src/state/identity/security.ts';
import { PaymentPage } from './payment-page.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: object) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

beforeEach(() => {
  sessionStorage.clear();
  send
    .mockReset()
    .mockImplementation(({ name }) =>
      Promise.resolve(name === 'sendPaymentCode' ? { expirationTime: Date.now() + 60_000 } : {}),
    );
});
afterEach(cleanup);

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText<HTMLInputElement>(name), { target: { value } });

async function show(paymentRecovery: PaymentRecovery, paymentPassword = true) {
  const { store } = await showInApp(PaymentPage);
  const contact = { email: 'ma•••@exemplo.com', mobile: '•••• 4321', mobileVerified: true };
  const state: SecurityState = {
    passwordChangedAt: null,
    paymentPassword,
    question: null,
    ...contact,
    paymentRecovery,
    recoveryDueAt: null,
  };
  await act(async () => {
    securityStateResource.set(store, undefined, state);
    registerSettingsResource.set(store, undefined, {
      ...defaultRegisterForm,
      bonus: null,
      bonusAfterNumber: false,
      ageLimit: 21,
    });
  });
}

it('a member who forgot the payment password sets another one by a code and the password [S2-205]', async () => {
  await show('sms');
  await press('Forgot payment password');
  expect(screen.getByText('It goes to •••• 4321.')).toBeTruthy();
  await press('Get code');
  expect(send.mock.lastCall?.[0].name).toBe('sendPaymentCode');
  expect(screen.getByText('Sent to •••• 4321. Valid for 30 minutes.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^The next code in/ })).toBeTruthy();
  type('Code', '1234 5678');
  type('New payment password', '111111');
  type('Confirm new payment password', '111111');
  type('Your password', 'Correct-horse 42');
  await press('Save');
  expect(screen.getByText('This password is too easy to guess. Choose another one.')).toBeTruthy();
  type('New payment password', '314159');
  type('Confirm new payment password', '314159');
  send.mockRejectedValueOnce(new AppError('verification_code_error', { value: { fields: ['code'] } }));
  await press('Save');
  await waitFor(() => expect(screen.getByText(/^Verification code error/)).toBeTruthy());
  expect(send.mock.lastCall).toMatchObject([
    { name: 'recoverPaymentPassword' },
    {
      body: {
        code: '12345678',
        newPaymentPassword: '314159',
        confirmNewPaymentPassword: '314159',
        password: 'Correct-horse 42',
      },
    },
  ]);
});

it('shows where the code is sent, or why none can be sent', async () => {
  await show('email');
  await press('Forgot payment password');
  expect(screen.getByText('It goes to ma•••@exemplo.com.')).toBeTruthy();
  cleanup();
  await show('wait');
  await press('Forgot payment password');
  expect(screen.getByText(/less than three days ago/)).toBeTruthy();
  await press('I know my payment password');
  expect(screen.getByLabelText('Current payment password')).toBeTruthy();
  cleanup();
  await show('none');
  await press('Forgot payment password');
  expect(screen.getByRole('link', { name: 'Add a mobile number' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Get code' })).toBeNull();
});

it('offers no reset to a member without a payment password', async () => {
  await show('sms', false);
  expect(screen.getByLabelText('Your password')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Forgot payment password' })).toBeNull();
});

const sent = () => send.mock.calls.find(([{ name }]) => name === 'setPaymentPassword');

it.each([
  ['the first one by the password of the login', false, 'Your password', 'Correct-horse 42', 'password'],
  ['another one by the one until now', true, 'Current payment password', '271828', 'oldPaymentPassword'],
])('sets %s', async (_, changes, label, proof, name) => {
  await show('sms', changes);
  type(label, proof);
  type('New payment password', '314159');
  type('Confirm new payment password', '314158');
  await press('Save');
  expect(sent()).toBeUndefined();
  type('Confirm new payment password', '314159');
  await press('Save');
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([
      { name: 'setPaymentPassword' },
      { body: { [name]: proof, newPaymentPassword: '314159', confirmNewPaymentPassword: '314159' } },
    ]),
  );
});
