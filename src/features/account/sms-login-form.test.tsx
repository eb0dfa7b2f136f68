// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { MobileNumber } from '#src/components/people/sms/send-code.ts';
import type { SmsPurpose } from '#src/contract/identity/verification.ts';
import type { SmsSent } from '#src/contract/identity/verification.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { LoginOutcome } from './login.resource.ts';
import { SmsLoginForm } from './sms-login-form.tsx';

type Steps = { signal: AbortSignal; onSending: () => void };
const { sendCode, submitLogin } = vi.hoisted(() => ({
  sendCode: vi.fn<(purpose: SmsPurpose, number: MobileNumber, steps: Steps) => Promise<SmsSent>>(),
  submitLogin: vi.fn<(store: unknown, payload: object, remember: boolean) => Promise<LoginOutcome>>(),
}));
vi.mock('./login.resource.ts', () => ({ submitLogin }));
vi.mock('#src/components/people/sms/send-code.ts', () => ({ sendCode }));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  sendCode.mockReset().mockImplementation((_purpose, _number, { onSending }) => {
    onSending();
    return Promise.resolve({ expirationTime: Date.now() + 60_000 });
  });
  submitLogin.mockReset().mockResolvedValue({ captcha: false });
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
  vi.useRealTimers();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const getCode = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get code' })));
const logIn = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
const said = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

it('a code is requested once the number is valid; an invalid number has an error [S2-157]', async () => {
  await showInApp(SmsLoginForm);
  await getCode();
  expect(said('Mobile number')).toBe('Enter your mobile number.');
  type('Mobile number', '11 8765-432');
  await getCode();
  expect(said('Mobile number')).toMatch(/^Mobile number format incorrect/);
  expect(document.activeElement).toBe(field('Mobile number'));
  expect(sendCode).not.toHaveBeenCalled();
  await act(async () => type('Mobile number', ' 11 98765-4321 '));
  expect(said('Mobile number')).toBe('');
  await getCode();
  expect(sendCode.mock.lastCall?.slice(0, 2)).toEqual(['login', { mobile: ' 11 98765-4321 ', dialingCode: '55' }]);
});

it('the link is a disabled countdown while it runs, and then a link again [S2-142, S2-146]', async () => {
  await showInApp(SmsLoginForm);
  type('Mobile number', '11 98765-4321');
  vi.useFakeTimers();
  await getCode();
  const button = screen.getByRole('button', { name: 'The next code in 60 seconds' });
  expect(button.textContent).toBe('60 s');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => fireEvent.click(button));
  expect(sendCode).toHaveBeenCalledTimes(1);
  expect(said('SMS code')).toBe('Sent to +55 11 98765-4321. Valid for 5 minutes.');
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  expect(button.textContent).toBe('42 s');
  await act(() => vi.advanceTimersByTimeAsync(42_000));
  await getCode();
  expect(sendCode).toHaveBeenCalledTimes(2);
});

it('sending shows a notice of 10 s at most, and success one of 1.5 s [S2-235, S2-240, S2-241]', async () => {
  await showInApp(SmsLoginForm);
  type('Mobile number', '11 98765-4321');
  vi.useFakeTimers();
  const notices = () => toasts.read().map(({ kind, text }) => [kind, text]);
  let sent: (answer: SmsSent) => void = () => undefined;
  let go: () => void = () => undefined;
  sendCode.mockImplementation((_purpose, _number, { onSending }) => {
    go = onSending;
    return new Promise((resolve) => (sent = resolve));
  });
  await getCode();
  expect(screen.getByText('Verifying that you are human…')).toBeTruthy();
  expect(notices()).toEqual([]);
  act(() => go());
  expect(notices()).toEqual([['loading', 'Sending the code by SMS…']]);
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(notices()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(notices()).toEqual([]);
  await act(async () => sent({ expirationTime: Date.now() + 60_000 }));
  expect(notices()).toEqual([['success', 'The code has been sent.']]);
  await act(() => vi.advanceTimersByTimeAsync(1499));
  expect(notices()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(notices()).toEqual([]);
});

it('an error is shown at the code, and the link is enabled again', async () => {
  sendCode.mockRejectedValue(new AppError('rate_limited'));
  await showInApp(SmsLoginForm);
  type('Mobile number', '11 98765-4321');
  await getCode();
  await waitFor(() => expect(said('SMS code')).toMatch(/^Too many attempts/));
  expect(screen.getByRole('button', { name: 'Get code' }).getAttribute('aria-disabled')).toBeNull();
});

it('number, dialling code and code make a login of type sms, trimmed; a wrong code is reported at its field [S2-109, S2-155]', async () => {
  submitLogin.mockResolvedValue({ error: new AppError('verification_code_error'), captcha: false });
  await showInApp(SmsLoginForm);
  type('Mobile number', ' 11 98765-4321');
  type('SMS code', '12345');
  await logIn();
  expect(said('SMS code')).toBe('The code has 6 digits.');
  type('SMS code', ' 123456 ');
  await logIn();
  expect(submitLogin.mock.lastCall?.[1]).toEqual({
    username: '11 98765-4321',
    password: '123456',
    type: 'sms',
    countryDialingCode: '55',
  });
  await waitFor(() => expect(said('SMS code')).toMatch(/^Verification code error/));
});

it('a number with its dialling code sets it', async () => {
  await showInApp(SmsLoginForm);
  type('Mobile number', '+351 912 345 678');
  await act(async () => fireEvent.blur(field('Mobile number')));
  expect(field('Mobile number').value).toBe('912345678');
  expect(screen.getByRole('button', { name: 'Country code: +351' })).toBeTruthy();
});

it('a login requested from a page for agents is marked as such [S2-179]', async () => {
  submitLogin.mockResolvedValue({ error: new AppError('only_agents'), captcha: false });
  const { router } = await showInApp(SmsLoginForm);
  act(() => router.history.replace('/page', { agentLogin: true }));
  type('Mobile number', '11 98765-4321');
  type('SMS code', '123456');
  await logIn();
  expect(submitLogin.mock.lastCall?.[1]).toMatchObject({ username: '11 98765-4321', type: 'sms', agentLogin: true });
  await screen.findByText('Only agents can log in.');
});
