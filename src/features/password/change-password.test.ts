import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#src/platform/calls/errors.ts';
import { forgetLogin, recallLogin, rememberLogin } from '#src/platform/storage/remembered-login.ts';
import { pendingLoginAtom } from '#src/state/identity/pending-login.ts';
import { submitChange } from './change-password.ts';

const send = vi.hoisted(() => vi.fn<(call: unknown, options: unknown) => Promise<object>>());
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const change = { userName: 'Marina', oldPassword: 'old-password-1', newPassword: 'new-password-2' };
const remembered = { type: 'username', username: 'marina', password: 'old-password-1', dialingCode: '' } as const;
const refuse = (error: AppError) =>
  send.mockImplementation(async () => {
    throw error;
  });
const storeThatHolds = () => {
  const store = createStore();
  store.set(pendingLoginAtom, { login: { username: 'marina', password: 'old-password-1' }, captcha: null });
  return store;
};

beforeEach(() => void send.mockReset().mockResolvedValue({}));
afterEach(() => forgetLogin());

it('sends old, new and confirmation under the key of the intent [S2-204]', async () => {
  await submitChange(createStore(), change, 'the-key-of-the-intent');
  expect(send.mock.lastCall?.[1]).toEqual({
    body: { oldPassword: 'old-password-1', newPassword: 'new-password-2', confirmNewPassword: 'new-password-2' },
    idempotencyKey: 'the-key-of-the-intent',
  });
});

it('drops the password held in memory, where the device remembers none [S2-135]', async () => {
  const store = storeThatHolds();
  await submitChange(store, change, 'the-key-of-the-intent');
  expect(store.get(pendingLoginAtom).login).toBeNull();
  expect(await recallLogin()).toBeNull();
});

it('gives the remembered login of the member the new password, and no other member’s [S2-136, S2-118]', async () => {
  await rememberLogin(remembered);
  const store = storeThatHolds();
  await submitChange(store, change, 'the-key-of-the-intent');
  expect(await recallLogin()).toEqual({ ...remembered, password: 'new-password-2' });
  expect(store.get(pendingLoginAtom).login).toEqual({ username: 'marina', password: 'new-password-2' });
  await submitChange(store, { ...change, userName: 'helena', newPassword: 'third-password-3' }, 'another-key');
  expect((await recallLogin())?.password).toBe('new-password-2');
});

it('sends nothing when the new password is the old one [S2-165]', async () => {
  await expect(
    submitChange(createStore(), { ...change, newPassword: change.oldPassword }, 'key'),
  ).rejects.toMatchObject({ code: 'same_password' });
  expect(send).not.toHaveBeenCalled();
});

it('keeps the remembered login when it is refused, and names a field for every error [S2-138]', async () => {
  await rememberLogin(remembered);
  const store = storeThatHolds();
  refuse(new AppError('timeout'));
  await expect(submitChange(store, change, 'key')).rejects.toMatchObject({
    code: 'timeout',
    value: { fields: ['newPassword'] },
  });
  expect(store.get(pendingLoginAtom).login?.password).toBe('old-password-1');
  refuse(new AppError('wrong_password', { value: { fields: ['oldPassword'] } }));
  await expect(submitChange(store, change, 'key')).rejects.toMatchObject({ value: { fields: ['oldPassword'] } });
  expect(store.get(pendingLoginAtom).login).toBeNull();
  expect((await recallLogin())?.password).toBe('old-password-1');
});
