// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { Page } from '#src/components/page.ts';
import type { Ability } from '#src/contract/member-type.ts';
import { sessionState } from '#src/state/session-atoms.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { Gate } from './gate.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Somebody of a type enters a page that asks for an ability. */
async function enter(may: Ability, type: number) {
  const page: Page = { title: { id: 'page' }, header: 'back', footer: true, may };
  const app = await showInApp(() => <Gate page={page}>the page</Gate>);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type, firstTimeLogin: false, expiresAt: 0 };
  await act(async () => app.store.set(sessionState, { status: 'member', member }));
  return app;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => toasts.read().map(({ text }) => text);

it.each([
  ['deposit', 'Please login an actual account to use this function'],
  ['withdraw', 'Please login an actual account to use this function'],
  ['mail', 'Free accounts cannot do this. Register to play.'],
] as const)(
  'a trial guest who taps a way to %s hears why not, and stays where he was [S1-011, S1-012]',
  async (ability, words) => {
    await enter(ability, 4);
    expect(screen.queryByText('the page')).toBeNull();
    await screen.findByText('before');
    expect(said()).toEqual([words]);
    for (const { id } of toasts.read()) toasts.hide(id);
  },
);

it.each(['mail', 'chat'] as const)(
  'of %s he hears it for one second, no more and no less [S1-349]',
  async (ability) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await enter(ability, 4);
    await pass(10);
    expect(said()).toEqual(['Free accounts cannot do this. Register to play.']);
    await pass(980);
    expect(said()).toHaveLength(1);
    await pass(20);
    expect(said()).toEqual([]);
  },
);

it('a trial guest who opens a page about security is led to an account', async () => {
  await enter('security', 4);
  expect(await screen.findByRole('heading', { name: 'This needs an account of your own' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe('/m/register');
  expect(said()).toEqual([]);
});

it('a member enters', async () => {
  await enter('deposit', 0);
  await screen.findByText('the page');
  expect(said()).toEqual([]);
});
