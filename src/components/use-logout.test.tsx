// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#src/ui/toast-store.ts';
import { useLogout } from './use-logout.tsx';

const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#src/state/session.ts', () => ({ signOut }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }));

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
});

it('shows a loading message for up to 9999 s while the logout is under way, and no longer [S1-327]', async () => {
  signOut.mockReturnValue(new Promise(() => undefined));
  render(
    <I18nProvider i18n={i18n}>
      <Asked />
    </I18nProvider>,
  );
  const loading = () => toasts.read().filter(({ kind }) => kind === 'loading');
  fireEvent.click(screen.getByRole('button', { name: 'out' }));
  const submit = await screen.findByRole('button', { name: /log out/i }, { timeout: 20_000 });
  vi.useFakeTimers();
  fireEvent.click(submit);
  expect(loading()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(9_998_000));
  expect(loading()).toHaveLength(1);
  act(() => vi.advanceTimersByTime(1000));
  expect(loading()).toHaveLength(0);
});
