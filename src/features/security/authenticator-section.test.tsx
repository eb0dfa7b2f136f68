// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Protection } from '#src/contract/identity/passkeys.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';

type Call = { name: string };
const send = vi.hoisted(() => vi.fn<(call: Call, options?: { body: object }) => Promise<unknown>>());
vi.mock('#src/platform/calls/send.ts', () => ({ send }));
afterEach(cleanup);
beforeEach(() => void send.mockReset());

const none: Protection = {
  passkeys: [],
  authenticators: [],
  secondFactor: false,
  codesLeft: 0,
  hasPassword: true,
  agentNeedsStep: false,
};
const app = { id: 'a1', name: 'Celular', createdAt: Date.UTC(2026, 2, 14, 12), lastUsedAt: null };
const answer = (answers: Record<string, () => unknown>) =>
  send.mockImplementation(async ({ name }) => answers[name]?.());
const press = (name: string, on: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(on).getByRole('button', { name })));
const show = async (protection: Protection) => {
  const onFirst = vi.fn();
  await showInApp(() => <AuthenticatorSection protection={protection} onFirst={onFirst} />);
  return onFirst;
};

it('adds an app by the password and its first code, as it is pasted; a late code restarts it', async () => {
  const onFirst = await show(none);
  await press('Add authenticator app');
  const sheet = await screen.findByRole('dialog');
  answer({
    newAuthenticator: () => ({ id: 'a1', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' }),
  });
  const begin = async () => {
    fireEvent.input(within(sheet).getByLabelText('Your password'), { target: { value: 'praia da mare' } });
    await press('Continue', sheet);
    await within(sheet).findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  };
  await begin();
  expect(within(sheet).getByRole('link', { name: 'Open an app on this device' }).getAttribute('href')).toBe(
    'otpauth://totp/x',
  );
  const type = async (code: string) => {
    fireEvent.input(within(sheet).getByLabelText('Code of the app'), { target: { value: code } });
    await press('Confirm', sheet);
  };
  answer({
    addAuthenticator: () => {
      throw new AppError('not_found');
    },
    newAuthenticator: () => ({ id: 'a2', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' }),
  });
  await type('123456');
  expect(within(sheet).getByRole('alert').textContent).toContain('That took too long');
  await begin();
  answer({ addAuthenticator: () => ({}) });
  const pasted = '\u202a654\u2011321\u202c';
  expect(within(sheet).getByLabelText<HTMLInputElement>('Code of the app').maxLength).toBeGreaterThanOrEqual(
    pasted.length,
  );
  await type(pasted);
  expect(send.mock.lastCall?.[1]?.body).toEqual({ id: 'a2', name: 'My phone', code: '654321' });
  expect(onFirst).toHaveBeenCalledTimes(1);
});

it('says that removing the last one ends the second step, and asks for the password', async () => {
  await show({ ...none, authenticators: [app], secondFactor: true });
  expect(screen.getByRole('listitem').textContent).toContain('Not used yet');
  await press('Remove Celular');
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toContain('removing it turns the second step off');
  answer({ removeAuthenticator: () => ({}) });
  fireEvent.input(within(sheet).getByLabelText('Your password'), { target: { value: 'praia da mare' } });
  await press('Remove', sheet);
  expect(send.mock.lastCall?.[1]?.body).toEqual({ id: 'a1', password: 'praia da mare' });
});

it('offers no sixth app', async () => {
  await show({ ...none, authenticators: Array.from({ length: 5 }, (_, index) => ({ ...app, id: `a${index}` })) });
  expect(screen.queryByRole('button', { name: 'Add authenticator app' })).toBeNull();
  expect(screen.getByText('You can have up to 5 apps. Remove one to add another.')).toBeTruthy();
});
