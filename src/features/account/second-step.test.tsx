// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import { secondStepAtom } from '#src/state/identity/second-step.ts';

type Call = { name: string };
const send = vi.hoisted(() => vi.fn<(call: Call, options?: { body: object }) => Promise<unknown>>());
const rememberLogin = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
vi.mock('#src/state/identity/session.ts', () => ({
  beginSession: (_: unknown, open: () => Promise<unknown>) => open(),
}));
vi.mock('#src/platform/storage/remembered-login.ts', () => ({
  rememberLogin,
  forgetLogin: async () => undefined,
  recallLogin: async () => null,
  canRememberLogin: () => true,
}));
vi.mock('#src/state/site/site.ts', async (original) => ({
  ...(await original<typeof import('#src/state/site/site.ts')>()),
  whiteLabelAtom: atom(() => ({ flags: {} })),
}));
afterEach(cleanup);
beforeEach(() => void [send.mockReset(), rememberLogin.mockReset()]);

const ticket = 't'.repeat(43);
const asks = (expiresIn: number) =>
  new AppError('second_factor_required', { value: { ticket, ways: ['passkey', 'code'], expiresIn } });
const answer = (answers: Record<string, () => unknown>) =>
  send.mockImplementation(async ({ name }) => answers[name]?.());
const refuse = (error: AppError) => () => {
  throw error;
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function logIn(expiresIn = 300) {
  answer({ login: refuse(asks(expiresIn)) });
  const { LoginMethods } = await import('./login-methods.tsx');
  const { store } = await showInApp(LoginMethods);
  fireEvent.input(screen.getByLabelText('Username'), { target: { value: 'marina.costa' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'praia da mare' } });
  fireEvent.click(screen.getByLabelText('Remember me on this device'));
  await press('Log in');
  await screen.findByRole('heading', { name: 'One more step' });
  return store;
}

it('replaces the login, and remembers the typed login once a recovery code has signed in', async () => {
  await logIn();
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  // This browser has no passkeys: only the codes are offered.
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(rememberLogin).not.toHaveBeenCalled();
  answer({ secondStep: () => ({ userName: 'marina.costa' }) });
  fireEvent.input(screen.getByLabelText('Recovery code'), { target: { value: 'abcd-efgh-jkmn-pqrs' } });
  await press('Continue');
  expect(send.mock.lastCall?.[0].name).toBe('secondStep');
  expect(send.mock.lastCall?.[1]?.body).toMatchObject({ ticket, code: 'abcd-efgh-jkmn-pqrs' });
  expect(rememberLogin).toHaveBeenCalledWith(
    expect.objectContaining({ username: 'marina.costa', password: 'praia da mare' }),
  );
});

it('an invalid code is reported under its field, and an expired step leads back to the typed login', async () => {
  const store = await logIn();
  fireEvent.input(screen.getByLabelText('Recovery code'), { target: { value: 'abc' } });
  await press('Continue');
  await screen.findByText('A recovery code has 16 letters and digits.');
  answer({ secondStep: refuse(new AppError('token_expired')) });
  fireEvent.input(screen.getByLabelText('Recovery code'), { target: { value: 'abcd-efgh-jkmn-pqrs' } });
  await press('Continue');
  expect((await screen.findByRole('alert')).textContent).toContain('That took too long');
  await press('Back to login');
  expect(store.get(secondStepAtom)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('marina.costa');
});

it('reports its expiry by itself, and leaving the page cancels it', async () => {
  const store = await logIn(0);
  expect(screen.getByRole('alert').textContent).toContain('That took too long');
  expect(store.get(secondStepAtom)).not.toBeNull();
  cleanup();
  expect(store.get(secondStepAtom)).toBeNull();
});

it('also follows a sign-in by a provider', async () => {
  answer({ takeSocial: refuse(asks(300)) });
  const { takeSocialCode } = await import('#src/state/identity/social.ts');
  const { inEnglish } = await import('#src/components/testing/show-in-app.tsx');
  const { store } = inEnglish();
  await expect(takeSocialCode(store, 'c'.repeat(32))).rejects.toMatchObject({ code: 'second_factor_required' });
  expect(store.get(secondStepAtom)).toMatchObject({ ticket, ways: ['passkey', 'code'] });
});

it('asks for the code of an app where the member has one, and offers a recovery code', async () => {
  answer({
    login: refuse(
      new AppError('second_factor_required', {
        value: { ticket, ways: ['code'], authenticator: true, expiresIn: 300 },
      }),
    ),
  });
  const { LoginMethods } = await import('./login-methods.tsx');
  await showInApp(LoginMethods);
  fireEvent.input(screen.getByLabelText('Username'), { target: { value: 'marina.costa' } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'praia da mare' } });
  await press('Log in');
  const field = await screen.findByLabelText('Code of the app');
  expect(document.activeElement).toBe(field);
  fireEvent.input(field, { target: { value: '12345' } });
  await press('Continue');
  await screen.findByText('The code has six digits.');
  answer({ secondStep: refuse(new AppError('proof_refused')) });
  fireEvent.input(field, { target: { value: '123 456' } });
  await press('Continue');
  await screen.findByText(/was not accepted/);
  expect(send.mock.lastCall?.[1]?.body).toMatchObject({ ticket, authenticatorCode: '123456' });
  await press('Use a recovery code');
  expect(screen.getByLabelText('Recovery code')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use a code of the app' })).toBeTruthy();
});
