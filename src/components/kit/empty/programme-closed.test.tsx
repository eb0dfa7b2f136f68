// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { ProgrammeClosed } from './programme-closed.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of toasts.read()) toasts.hide(id);
});

const said = () => toasts.read().map(({ text }) => text);

it('a programme that is not enabled is said to be coming soon, for a second, and leads home [S1-336]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { router } = await showInApp(ProgrammeClosed);
  expect(said()).toEqual(['Coming soon']);
  expect(router.history.location.pathname).toBe('/m/home');
  await vi.advanceTimersByTimeAsync(990);
  expect(said()).toEqual(['Coming soon']);
  await vi.advanceTimersByTimeAsync(20);
  expect(said()).toEqual([]);
});
