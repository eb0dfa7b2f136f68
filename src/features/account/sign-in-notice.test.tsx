// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import type { SignInReason } from '#src/components/kit/sign-in-reason.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { SignInNotice } from './sign-in-notice.tsx';

afterEach(cleanup);

/** The login page's hint after a tap that required a login. */
async function said(why?: SignInReason, type?: number) {
  const { router, store } = await showInApp(SignInNotice);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', firstTimeLogin: false, expiresAt: 0 };
  await act(async () => {
    if (type !== undefined) store.set(sessionState, { status: 'member', member: { ...member, type } });
    router.history.push('/page?again', why && { why });
    await router.load();
  });
  return screen.queryByRole('status')?.textContent;
}

it.each<[SignInReason, string]>([
  [{ kind: 'keep', name: 'Tucano Turbo' }, 'Log in or create an account to save Tucano Turbo to favourites.'],
  [{ kind: 'play', name: 'Rinha' }, 'Log in or create an account to play Rinha.'],
  [{ kind: 'play' }, 'Log in or create an account to play.'],
  [{ kind: 'join', name: 'Bloco' }, 'Log in or create an account to take part in “Bloco”.'],
  [{ kind: 'page', title: { id: 'Bets' } }, 'Log in or create an account to open “Bets”.'],
])('the login gives its reason: %o', async (why, line) => {
  expect(await said(why)).toBe(line);
});

it('shows nothing to a visitor who opened the page, and tells a guest of the free trial that it ends', async () => {
  expect(await said()).toBeUndefined();
  cleanup();
  expect(await said(undefined, 4)).toBe('Your free trial ends once you are signed in to an account.');
});
