// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { storedLastUse } from '#src/state/identity/last-use.ts';
import { signOut } from '#src/state/identity/session.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { IdleWatch } from './idle-watch.tsx';

vi.mock('#src/state/identity/session.ts', async (original) => ({ ...(await original()), signOut: vi.fn() }));

const minute = 60_000;
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));

beforeEach(async () => {
  vi.mocked(signOut).mockReset().mockResolvedValue(undefined);
  await storedLastUse.remove();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of toasts.read()) toasts.hide(id);
});

async function arrange() {
  await showInApp(() => <IdleWatch minutes={30} />);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  cleanup();
  await showInApp(() => <IdleWatch minutes={30} />);
}

it('logs out a member who has not used the app for the minutes of the place, and says so', async () => {
  await arrange();
  await pass(29);
  expect(signOut).not.toHaveBeenCalled();
  await pass(2);
  expect(signOut).toHaveBeenCalled();
  expect(toasts.read().map(({ text }) => text)).toContain('You were logged out after 30 minutes without use.');
});

it('counts a tap, a round of a running game and the use of another tab, and no other message', async () => {
  await arrange();
  await pass(20);
  fireEvent.pointerDown(document.body);
  await pass(20);
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'mare:round', net: '1.00' } }));
  await pass(20);
  await storedLastUse.set(Date.now());
  await pass(20);
  expect(signOut).not.toHaveBeenCalled();
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'other' } }));
  await pass(11);
  expect(signOut).toHaveBeenCalled();
});
