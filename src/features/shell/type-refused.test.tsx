// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Page } from '#src/components/kit/page.ts';
import type { Ability } from '#src/contract/core/member-type.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { trialPromptAtom } from '#src/state/identity/trial-prompt.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { Gate } from './gate.tsx';

afterEach(cleanup);

/** A member of a type enters a page that requires an ability. */
async function enter(may: Ability, type: number, header: Page['header'] = 'back') {
  const page: Page = { title: { id: 'page' }, header, footer: true, may };
  const app = await showInApp(() => <Gate page={page}>the page</Gate>, page);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type, firstTimeLogin: false, expiresAt: 0 };
  await act(async () => app.store.set(sessionState, { status: 'member', member }));
  return app;
}
const said = () => toasts.read().map(({ text }) => text);

it.each([
  ['deposit', 'Please login an actual account to use this function'],
  ['withdraw', 'Please login an actual account to use this function'],
  ['mail', 'Free accounts cannot do this. Register to play.'],
  ['chat', 'Free accounts cannot do this. Register to play.'],
  ['tasks', 'Free accounts cannot do this. Register to play.'],
] as const)(
  'a trial guest who opens a page that takes %s finds in its place why not, and the ways to an account [S1-011, S1-012]',
  async (ability, words) => {
    const { router } = await enter(ability, 4);
    expect(screen.queryByText('the page')).toBeNull();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
    expect(router.state.location.pathname).toBe('/page');
  },
);

it('a trial guest is not let into the member centre: the prompt is shown on their page [S1-331]', async () => {
  const { store } = await enter('memberCentre', 4, 'none');
  await screen.findByText('before');
  expect(store.get(trialPromptAtom)).toBe(true);
});

it('an agent sees a message instead of a page for players', async () => {
  await enter('deposit', 3);
  expect(await screen.findByRole('heading', { name: 'Not available for your account' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the games' })).toBeTruthy();
});

it('a page whose own header is missing gets a back button with its refusal', async () => {
  await enter('security', 4, 'none');
  expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
});

it('a trial guest who opens a security page is sent to the registration', async () => {
  await enter('security', 4);
  expect(await screen.findByRole('heading', { name: 'You need an account for this' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe('/m/register');
  expect(said()).toEqual([]);
});

it('a member enters', async () => {
  await enter('deposit', 0);
  await screen.findByText('the page');
  expect(said()).toEqual([]);
});
