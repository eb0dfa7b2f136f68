// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { defaultRegisterForm } from '#src/contract/identity/register-defaults.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { pendingLoginAtom } from '#src/state/identity/pending-login.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

const submitChange = vi.hoisted(() => vi.fn<(store: unknown, change: object, key: string) => Promise<void>>());
vi.mock('./change-password.ts', () => ({ submitChange }));

const { oldPassword: oldRule, fields } = defaultRegisterForm;
const show = () =>
  showInApp(() => <ChangePasswordForm userName="marina.costa" rule={fields.password} oldRule={oldRule} />);
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change password' })));
const chosen = 'um trem azul 7';
const fillIn = () => {
  type('New password', chosen);
  type('Confirm new password', chosen);
};
const notices = () => toasts.read().map(({ text }) => text);

beforeEach(() => void submitChange.mockReset());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toasts.read()) toasts.hide(id);
  cleanup();
});

it('shows the username to read, and asks for the old password where none is held in memory [S2-054, S2-055]', async () => {
  const { store } = await show();
  expect(screen.getByLabelText('Username')).toHaveProperty('readOnly', true);
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'marina.costa');
  expect(screen.queryByLabelText('Current password')).not.toBeNull();
  act(() => store.set(pendingLoginAtom, { login: { username: 'marina.costa', password: 'held 1' }, captcha: null }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  fillIn();
  submitChange.mockResolvedValue();
  await press();
  expect(submitChange.mock.lastCall?.[1]).toEqual({
    userName: 'marina.costa',
    oldPassword: 'held 1',
    newPassword: chosen,
  });
});

it('shows a loading notice for ten seconds at most while it is changed [S2-238]', async () => {
  await show();
  type('Current password', 'praia-da-mare');
  fillIn();
  vi.useFakeTimers();
  submitChange.mockReturnValue(new Promise(() => undefined));
  await press();
  await act(() => vi.advanceTimersByTimeAsync(9900));
  expect(notices()).toEqual(['Please wait…']);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(notices()).toEqual([]);
});

it('says for one second that it is saved, and then leads home [S2-134, S2-137]', async () => {
  const { router } = await show();
  type('Current password', 'praia-da-mare');
  fillIn();
  submitChange.mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press();
  const leads = () => router.latestLocation.pathname;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  expect(notices()).toEqual(['Change saved']);
  await pass(980);
  expect([notices(), leads()]).toEqual([['Change saved'], '/page']);
  await pass(40);
  expect([notices(), leads()]).toEqual([[], '/m/home']);
});

it('takes the notice away when it is refused, marks the field, and shows nothing else [S2-138]', async () => {
  await show();
  type('Current password', 'not the old one');
  fillIn();
  submitChange.mockRejectedValue(new AppError('wrong_password', { value: { fields: ['oldPassword'] } }));
  await press();
  expect(notices()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This password is incorrect.')).toBeDefined();
});
