// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { recoveredNameAtom } from '#src/state/identity/pending-login.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { useRecovered } from './use-recovered.ts';

afterEach(() => {
  for (const { id } of toasts.read()) toasts.hide(id);
  cleanup();
});

function Recover() {
  const recovered = useRecovered();
  return (
    <button type="button" onClick={() => recovered({ userName: 'marina.costa' })}>
      Recover
    </button>
  );
}

it('a replaced password is reported until the next login, which has the name filled in', async () => {
  const { store } = await showInApp(Recover);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Recover' })));
  await vi.waitUntil(() => store.get(recoveredNameAtom) === 'marina.costa');
  expect(toasts.read().map(({ text }) => text)).toEqual(['The new password is saved. Log in with it.']);
  // After a login no message is needed.
  const marina = { token: 't', merchantCode: 'mare', userName: 'marina.costa', type: 0 as const };
  act(() => store.set(sessionState, { status: 'member', member: { ...marina, firstTimeLogin: false, expiresAt: 0 } }));
  expect(toasts.read()).toEqual([]);
});
