// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { TrialPage } from './trial-page.tsx';

const openTrial = vi.hoisted(() => vi.fn<(store: Store, isLeft: () => boolean) => Promise<boolean>>());
vi.mock('./trial.resource.ts', () => ({ openTrial }));

const loading = () => toasts.read().filter(({ kind }) => kind === 'loading');
const never = () => new Promise<boolean>(() => undefined);

async function open() {
  const app = await showInApp(TrialPage);
  await act(async () => app.store.set(sessionState, { status: 'guest' }));
  return app;
}

beforeEach(() => void openTrial.mockReset());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks to wait for up to 9999 s, and no longer than it takes [S2-133]', async () => {
  openTrial.mockImplementation(never);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await open();
  act(() => vi.advanceTimersByTime(9_998_000));
  expect(loading()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(2000));
  expect(loading()).toHaveLength(0);
});

it('removes the notice, and aborts, when the visitor goes back', async () => {
  openTrial.mockImplementation(never);
  const { router } = await open();
  await vi.waitFor(() => expect(openTrial).toHaveBeenCalledOnce());
  const isLeft = openTrial.mock.calls[0]?.[1];
  expect([isLeft?.(), loading().length]).toEqual([false, 1]);
  await act(async () => router.history.back());
  await screen.findByText('before');
  expect([isLeft?.(), loading().length]).toEqual([true, 0]);
});

it('opens nothing for a member and redirects home', async () => {
  const { store } = await showInApp(TrialPage);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false, expiresAt: 0 };
  await act(async () => store.set(sessionState, { status: 'member', member }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(openTrial).not.toHaveBeenCalled();
});

it('says what to do when it is refused, and retries only on request', async () => {
  openTrial.mockRejectedValue(new AppError('rate_limited', { retryAfter: 1500, status: 429 }));
  await open();
  await screen.findByText(/Try again in 25 minutes, or create an account/);
  expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/m/register');
  expect(openTrial).toHaveBeenCalledOnce();
  openTrial.mockImplementation(never);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(openTrial).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Your trial account is being opened…')).toBeDefined();
});
