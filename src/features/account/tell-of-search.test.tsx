// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { LoginMethods } from './login-methods.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of toasts.read()) toasts.hide(id);
});

/** The login page, after a members' page was requested with this search. */
async function beLedToLogin(refused: { q?: string }) {
  const { router } = await showInApp(LoginMethods);
  const go = (path: string, state?: object) =>
    act(async () => {
      router.history.push(path, state);
      await router.load();
    });
  await go('/next');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await go('/page', { refused });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => toasts.read().map(({ kind, text }) => [kind, text]);
const notLoggedIn = [['error', 'You are not logged in. Please log in first.']];

it('after a search among the favourites, a toast says for 2 s that the visitor is not logged in [S1-315]', async () => {
  await beLedToLogin({ q: 'polvo' });
  expect(said()).toEqual(notLoggedIn);
  await pass(1980);
  expect(said()).toEqual(notLoggedIn);
  await pass(30);
  expect(said()).toEqual([]);
});

it('without a search there is no toast', async () => {
  await beLedToLogin({});
  await pass(100);
  expect(said()).toEqual([]);
});
