// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Identities } from '#src/contract/identity/identities.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { statusResource } from '#src/state/site/site.ts';
import { identitiesResource } from '#src/state/identity/identities.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { LinkedAccounts } from './linked-accounts.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn<(call: { name: string }, options: object) => Promise<unknown>>() }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));

const since = Date.UTC(2026, 2, 14, 12);
const linked: Identities = { list: [{ provider: 'google', since }], hasPassword: true };
beforeEach(() => send.mockReset().mockResolvedValue({ list: [], hasPassword: true }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const { id } of toasts.read()) toasts.hide(id);
});

async function show(identities: Identities = linked, offered: readonly string[] = ['facebook', 'google']) {
  const { store } = await showInApp(LinkedAccounts);
  const flags = { socialLogin: true, facebookLogin: true, googleLogin: true };
  const status = { info: { whitelabel: { flags }, social: offered } };
  await act(async () => {
    statusResource.set(store, undefined, status as unknown as NonNullable<ReturnType<typeof statusResource.peek>>);
    identitiesResource.set(store, undefined, identities);
  });
  return store;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('shows for each provider since when it is linked, and links the others by a link that leaves the page', async () => {
  await show();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'FacebookNot linkedLink',
    expect.stringMatching(/^GoogleLinked since .+Unlink$/),
  ]);
  expect(screen.getByRole('link', { name: 'Link Facebook' }).getAttribute('href')).toBe(
    '/wps/session/social/facebook/start?link=1',
  );
});

it('shows a linked provider that is no longer offered, so that it can be unlinked', async () => {
  await show(linked, ['facebook']);
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeTruthy();
});

it('unlinks by the password, with an error at its field when it is wrong', async () => {
  send.mockRejectedValueOnce(new AppError('wrong_password', { value: { fields: ['password'] } }));
  await show();
  await press('Unlink Google');
  const field = await screen.findByLabelText('Your password');
  fireEvent.input(field, { target: { value: 'Correct-horse 42' } });
  await press('Unlink');
  await waitFor(() => expect(screen.getByText('This password is incorrect.')).toBeTruthy());
  await press('Unlink');
  expect(send.mock.lastCall).toMatchObject([
    { name: 'unlinkIdentity' },
    { body: { provider: 'google', password: 'Correct-horse 42' } },
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  expect(toasts.read().map(({ text }) => text)).toEqual(['Google is unlinked.']);
  expect(screen.getByRole('link', { name: 'Link Google' })).toBeTruthy();
});

it('first sends a member without a password to set one', async () => {
  await show({ ...linked, hasPassword: false });
  await press('Unlink Google');
  expect((await screen.findByRole('link', { name: 'Choose a password' })).getAttribute('href')).toBe('/m/forget');
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

it('links nothing offline, and says why', async () => {
  await show();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const link = screen.getByRole('link', { name: 'Link Facebook' });
  expect([link.getAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  expect(screen.getByText(/^No internet/)).toBeTruthy();
});
