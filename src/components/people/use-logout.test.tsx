// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#src/ui/toast-store.ts';
import { useLogout } from './use-logout.tsx';

const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/state/identity/session.ts', () => ({ signOut }));
const router = { history: { location: { pathname: '/m/set' } }, navigate: vi.fn(() => Promise.resolve()) };
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));

function Asked() {
  const { ask, dialog } = useLogout();
  return (
    <>
      <button onClick={ask}>out</button>
      {dialog}
    </>
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  router.navigate.mockClear();
});

/** Opens the dialog and presses its button. */
async function openDialog(): Promise<HTMLElement> {
  render(
    <I18nProvider i18n={i18n}>
      <Asked />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'out' }));
  return await screen.findByRole('button', { name: /log out/i }, { timeout: 20_000 });
}

it('shows a loading message for up to 9999 s while the logout is under way, and no longer [S1-327]', async () => {
  signOut.mockReturnValue(new Promise(() => undefined));
  const submit = await openDialog();
  const loading = () => toasts.read().filter(({ kind }) => kind === 'loading');
  vi.useFakeTimers();
  fireEvent.click(submit);
  expect(loading()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(9_998_000));
  expect(loading()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1000));
  expect(loading()).toHaveLength(0);
});

it.each([
  ['home', '/m/set', '/m/set', 1],
  ['nowhere when the visitor has opened another page meanwhile', '/m/set', '/m/login', 0],
  ['nowhere when it is home that the member left from', '/m/home', '/m/home', 0],
])('leads to %s once the session is over [S1-329]', async (_where, from, pathname, navigations) => {
  router.history.location = { pathname: from };
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  signOut.mockReturnValue(told);
  fireEvent.click(await openDialog());
  await act(() => {
    router.history.location = { pathname };
    tell();
    return told;
  });
  expect(router.navigate).toHaveBeenCalledTimes(navigations);
});
