// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Page } from '#src/components/kit/page.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { loginModalAtom } from '#src/state/identity/login-modal.ts';
import { sessionEndedState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { SessionEnded } from './session-ended.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
});

const open: Page = { title: { id: 'Home' }, header: 'back', footer: false };
const words = 'Your account has been logged out. Please log in again.';

/** A page on which the session ends by itself. */
async function endSession(page: Page) {
  const app = await showInApp(SessionEnded, page);
  expect(document.body.dataset['loginModal']).toBeUndefined();
  await act(async () => app.store.set(sessionEndedState, true));
  return app;
}

it('a session that ends by itself on a public page opens the login modal, and marks the body while it is open [S1-347, S2-233]', async () => {
  const { store } = await endSession(open);
  const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' });
  expect(dialog.textContent).toContain(words);
  expect(document.body.dataset['loginModal']).toBe('');
  expect(toasts.read()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(document.body.dataset['loginModal']).toBeUndefined();
  expect(store.get(loginModalAtom)).toBe(false);
  // The flag alone shows it again.
  await act(async () => store.set(loginModalAtom, true));
  await screen.findByRole('alertdialog');
});

it('opens the login from the modal, which closes after a sign-in [S1-347]', async () => {
  const { router, store } = await endSession(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.history.location.pathname).toBe('/m/login'));
  cleanup();
  const again = await endSession(open);
  await screen.findByRole('alertdialog');
  await act(async () => again.store.set(sessionEndedState, false));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(store.get(loginModalAtom)).toBe(false);
});

it('a page for members redirects to the login by itself: a toast says why, and there is no modal [S1-347, S2-233]', async () => {
  await endSession({ ...open, access: { for: 'members', otherwise: '/m/login' } });
  expect(toasts.read().map(({ text }) => text)).toEqual([words]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.body.dataset['loginModal']).toBeUndefined();
});
