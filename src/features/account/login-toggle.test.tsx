// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { mobileCodeLoginFlag } from '#src/contract/core/flags.ts';

const merchant = vi.hoisted(() => ({ flags: {} as Record<string, boolean> }));
vi.mock('#src/state/site/site.ts', async (original) => ({
  ...(await original<typeof import('#src/state/site/site.ts')>()),
  whiteLabelAtom: atom(() => ({ flags: merchant.flags })),
}));
afterEach(cleanup);

async function showLogin(flags: Record<string, boolean>) {
  merchant.flags = flags;
  const { LoginMethods } = await import('./login-methods.tsx');
  await showInApp(LoginMethods);
}

it('a login by SMS is offered where the merchant has it, and nowhere else [S2-002]', async () => {
  await showLogin({});
  expect(screen.getByLabelText('Username')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log in by SMS' })).toBeNull();
  cleanup();
  await showLogin({ [mobileCodeLoginFlag]: true });
  expect(screen.getByRole('button', { name: 'Log in by SMS' })).toBeTruthy();
});

it('username and SMS alternate, and the input stays [S2-026]', async () => {
  await showLogin({ [mobileCodeLoginFlag]: true });
  fireEvent.input(screen.getByLabelText('Username'), { target: { value: 'marina' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in by SMS' })));
  const number = await screen.findByRole('textbox', { name: 'Mobile number' });
  fireEvent.input(number, { target: { value: '11 98765-4321' } });
  expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in with a username' })));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' }).value).toBe('marina');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in by SMS' })));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' }).value).toBe('11 98765-4321');
});
