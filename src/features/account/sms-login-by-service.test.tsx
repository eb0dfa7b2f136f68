// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { ConfirmCode, PhoneService, PhoneServiceSource } from '#src/platform/phone-service/load-phone-service.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { statusResource } from '#src/state/site/site.ts';
import { toasts } from '#src/ui/toast-store.ts';
import type { LoginOutcome } from './login.resource.ts';
import { SmsLoginForm } from './sms-login-form.tsx';

const source = { module: 'https://sms.example/phone-login.js', integrity: 'sha256-AAAA' };
const { loadPhoneService, sendCode, submitLogin, confirm } = vi.hoisted(() => ({
  loadPhoneService: vi.fn<(from: PhoneServiceSource) => Promise<PhoneService>>(),
  sendCode: vi.fn<PhoneService['sendCode']>(),
  submitLogin: vi.fn<(store: unknown, payload: object, remember: boolean) => Promise<LoginOutcome>>(),
  confirm: vi.fn<ConfirmCode>(),
}));
vi.mock('./login.resource.ts', () => ({ submitLogin }));
vi.mock('#src/platform/phone-service/load-phone-service.ts', () => ({ loadPhoneService }));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR']);
  sendCode.mockReset().mockResolvedValue(confirm);
  confirm.mockReset().mockResolvedValue('the-id-token');
  loadPhoneService.mockReset().mockResolvedValue({ sendCode });
  submitLogin.mockReset().mockResolvedValue({ captcha: false });
});
afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const said = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
const notices = () => toasts.read().map(({ kind, text }) => [kind, text]);

async function show(firebase: PhoneServiceSource | undefined = source) {
  const { store } = await showInApp(SmsLoginForm);
  const status = { info: { whitelabel: { flags: {} }, firebase } };
  act(() =>
    statusResource.set(store, undefined, status as unknown as NonNullable<ReturnType<typeof statusResource.peek>>),
  );
  type('Mobile number', '11 98765-4321');
}

it('the script is loaded with the first code, which the service sends and verifies before the login [S2-159]', async () => {
  await show();
  expect(loadPhoneService).not.toHaveBeenCalled();
  await press('Get code');
  expect(loadPhoneService).toHaveBeenCalledWith(source);
  expect(sendCode).toHaveBeenCalledWith('+5511987654321');
  expect(notices()).toEqual([['success', 'The code has been sent.']]);
  expect(screen.getByRole('button', { name: /^The next code in/ })).toBeTruthy();
  type('SMS code', '123456');
  await press('Log in');
  expect(confirm).toHaveBeenCalledWith('123456');
  expect(submitLogin.mock.lastCall?.[1]).toEqual({
    username: '11 98765-4321',
    password: '',
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: 'the-id-token',
    firebaseMobileNo: '11 98765-4321',
    countryDialingCode: '55',
  });
});

it('a failure of the service closes the notice and is reported at the code [S2-237]', async () => {
  let fail: (reason: Error) => void = () => undefined;
  sendCode.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
  await show();
  await press('Get code');
  expect(notices()).toEqual([['loading', 'Sending the code by SMS…']]);
  await act(async () => fail(new Error('auth/quota-exceeded')));
  expect(notices()).toEqual([]);
  await waitFor(() => expect(said('SMS code')).toMatch(/^Unknown error/));
  loadPhoneService.mockRejectedValue(new AppError('bad_gateway'));
  await press('Get code');
  expect(notices()).toEqual([]);
  await waitFor(() => expect(said('SMS code')).toMatch(/^The server sent an invalid answer/));
  expect(screen.getByRole('button', { name: 'Get code' }).getAttribute('aria-disabled')).toBeNull();
});

it('a code that the service refuses is wrong, and nothing is sent to the gateway', async () => {
  confirm.mockRejectedValue(new Error('auth/invalid-verification-code'));
  await show();
  await press('Get code');
  type('SMS code', '123456');
  await press('Log in');
  await waitFor(() => expect(said('SMS code')).toMatch(/Verification code error/));
  expect(submitLogin).not.toHaveBeenCalled();
});

it('a retried login reuses its token', async () => {
  submitLogin.mockResolvedValueOnce({ error: new AppError('no_internet'), captcha: false });
  await show();
  await press('Get code');
  type('SMS code', '123456');
  await press('Log in');
  await press('Log in');
  expect(submitLogin).toHaveBeenCalledTimes(2);
  expect(confirm).toHaveBeenCalledTimes(1);
  // The service has no session for another number.
  type('Mobile number', '11 98765-4322');
  await press('Log in');
  await waitFor(() => expect(said('SMS code')).toMatch(/Verification code error/));
  expect(submitLogin).toHaveBeenCalledTimes(2);
});
