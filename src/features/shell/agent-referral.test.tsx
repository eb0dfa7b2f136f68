// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { sessionState } from '#src/state/session-atoms.ts';
import { BottomMenu } from './bottom-menu.tsx';

afterEach(cleanup);

/** Taps the referral entry as a member of a type; answers the title of what is shown in its place. */
async function tapInvite(type: number) {
  const { store, router } = await showInApp(() => <BottomMenu path="/page" invite />);
  const member = { token: 't', merchantCode: 'mare', userName: 'otto', type, firstTimeLogin: false, expiresAt: 0 };
  act(() => store.set(sessionState, { status: 'member', member }));
  await act(async () => {
    fireEvent.click(screen.getByRole('link', { name: /Invite/ }));
    await vi.dynamicImportSettled();
  });
  return { router, title: screen.queryByRole('heading')?.textContent };
}

it.each([1, 2, 3, 41, 42])(
  'an agent of type %i sees a dialog in the place of the referral flow [S1-334]',
  async (type) => {
    const { router, title } = await tapInvite(type);
    expect(title).toBe('You are an agent');
    expect(router.state.location.pathname).toBe('/page');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it.each([0, 4])('type %i goes to the programme', async (type) => {
  const { router, title } = await tapInvite(type);
  expect(title).toBeUndefined();
  expect(router.state.location.pathname).toBe('/m/inviteFriends');
});
