// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { BottomMenu } from './bottom-menu.tsx';
import { Gate } from './gate.tsx';

afterEach(cleanup);

/** Taps the referral entry as a member of a type; returns the title of the dialog shown instead. */
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

it.each([1, 2, 3, 41, 42])('an agent of type %i sees a dialog instead of the referral flow [S1-334]', async (type) => {
  const { router, title } = await tapInvite(type);
  expect(title).toBe('You are an agent');
  expect(router.state.location.pathname).toBe('/page');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([0, 4])('type %i opens the programme', async (type) => {
  const { router, title } = await tapInvite(type);
  expect(title).toBeUndefined();
  expect(router.state.location.pathname).toBe('/m/inviteFriends');
});

/** Opens the programme's page by its URL as a member of a type. */
async function openByLink(type: number) {
  const page = { title: { id: 'Invite friends' }, header: 'back', footer: true, may: 'referral' } as const;
  const { store, router } = await showInApp(() => <Gate page={page}>the programme</Gate>, page, '/m/inviteFriends');
  const member = { token: 't', merchantCode: 'mare', userName: 'otto', type, firstTimeLogin: false, expiresAt: 0 };
  await act(async () => store.set(sessionState, { status: 'member', member }));
  return router.history.location;
}

it.each([
  ['Cancel', '/m/home'],
  ['Open an account', '/m/agentRegister'],
])('an agent who follows a link sees the same dialog, whose %s leads to %s [S1-334]', async (name, leads) => {
  for (const type of [1, 2, 3, 41, 42]) {
    await openByLink(type);
    expect(await screen.findByRole('alertdialog', { name: 'You are an agent' })).toBeDefined();
    expect(screen.queryByText('the programme')).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    expect(location.pathname).toBe(leads);
    cleanup();
  }
});

it.each([0, 4])('type %i who opens it by a link sees the programme', async (type) => {
  expect((await openByLink(type)).pathname).toBe('/m/inviteFriends');
  expect(screen.getByText('the programme')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
