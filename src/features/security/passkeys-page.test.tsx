// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Passkey, Protection } from '#src/contract/identity/passkeys.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { protectionResource } from '#src/state/identity/protection.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { PasskeysPage } from './passkeys-page.tsx';

type Call = { name: string };
const send = vi.hoisted(() => vi.fn<(call: Call, options?: { body: object }) => Promise<unknown>>());
const createPasskey = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const support = vi.hoisted(() => ({ passkeys: true }));
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
vi.mock('#src/platform/passkeys/ceremony.ts', () => ({
  hasPasskeys: () => support.passkeys,
  createPasskey,
  stopCeremony: () => undefined,
}));
afterEach(cleanup);
beforeEach(() => {
  support.passkeys = true;
  send.mockReset();
  createPasskey.mockReset();
});

const passkey: Passkey = {
  id: 'p1',
  name: 'Celular',
  createdAt: Date.UTC(2026, 2, 14, 12),
  lastUsedAt: null,
  synced: true,
  host: location.hostname,
};
const none: Protection = {
  passkeys: [],
  authenticators: [],
  secondFactor: false,
  codesLeft: 0,
  hasPassword: true,
  agentNeedsStep: false,
};

async function show(protection: Protection) {
  const { store } = await showInApp(PasskeysPage);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 0 };
  await act(async () => {
    store.set(sessionState, { status: 'member', member });
    protectionResource.set(store, undefined, protection);
  });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const second = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Require a second step' });

it('shows an empty list, and that the second step needs a passkey', async () => {
  await show(none);
  expect(screen.getByRole('heading', { name: 'No passkeys yet' })).toBeTruthy();
  expect(second().disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Add passkey' })).toBeTruthy();
});

it('names another origin where a passkey only works there, and warns when few recovery codes are left', async () => {
  const elsewhere = { ...passkey, id: 'p2', name: 'Notebook', host: 'mare2.example', lastUsedAt: Date.now() };
  await show({ ...none, passkeys: [passkey, elsewhere], secondFactor: true, codesLeft: 2 });
  const [first, last] = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(first).toContain('Not used yet');
  expect(first).not.toContain('Only works at');
  expect(last).toContain('Only works at mare2.example');
  expect(second().checked).toBe(true);
  expect(screen.getByText('2 of 10 left')).toBeTruthy();
});

it('explains why a member without a password has none, and what a browser does not support', async () => {
  await show({ ...none, hasPassword: false });
  expect(screen.getByRole('link', { name: 'Choose a password' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  cleanup();
  support.passkeys = false;
  await show(none);
  expect(screen.getByText(/This browser has no passkeys/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
});

it('registers a passkey again after a lost response, and creates no second one', async () => {
  createPasskey.mockResolvedValue({ id: 'made' });
  let lost = true;
  send.mockImplementation(async ({ name }) => {
    if (name === 'addPasskey' && lost) throw new AppError('no_internet');
    return name === 'addPasskey' ? passkey : {};
  });
  await show(none);
  await press('Add passkey');
  fireEvent.input(await screen.findByLabelText('Your password'), { target: { value: 'praia da mare' } });
  const add = () =>
    act(async () => {
      for (const button of screen.getAllByRole('button', { name: 'Add passkey' }).slice(-1)) fireEvent.click(button);
    });
  await add();
  await screen.findByText(/No internet/);
  lost = false;
  await add();
  const added = send.mock.calls.filter(([{ name }]) => name === 'addPasskey').map(([, options]) => options);
  expect(added).toHaveLength(2);
  expect(added[1]).toEqual(added[0]);
  expect(createPasskey).toHaveBeenCalledTimes(1);
});
