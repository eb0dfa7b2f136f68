// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from '#src/components/kit/page.ts';
import { inEnglish, showInApp } from '#src/components/testing/show-in-app.tsx';
import type { SocialProvider } from '#src/contract/site/social-providers.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { statusResource } from '#src/state/site/site.ts';
import { SignInPage } from './sign-in-page.tsx';
import { SocialButtons } from './social-buttons.tsx';

afterEach(cleanup);

const page: Page = { title: { id: 'x' }, header: 'none', footer: false };
type Status = NonNullable<ReturnType<typeof statusResource.peek>>;
const statusWith = (flags: Record<string, boolean>, social?: SocialProvider[]) =>
  ({ info: { whitelabel: { flags }, ...(social && { social }) } }) as unknown as Status;

/** The buttons offered with these flags on and these providers initialised. */
function offered(flags: Record<string, boolean>, social?: SocialProvider[]): (string | null)[] {
  const { wrap, store } = inEnglish();
  statusResource.set(store, undefined, statusWith(flags, social));
  render(wrap(<SocialButtons />));
  return screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}
const on = { socialLogin: true, facebookLogin: true, googleLogin: true };
const facebook = 'Continue with Facebook /wps/session/social/facebook/start';
const google = 'Continue with Google /wps/session/social/google/start';

describe('login and registration by a social account', () => {
  it('offer Facebook and Google, each by its own flag [S2-045]', () => {
    expect(offered(on, ['facebook', 'google'])).toEqual([facebook, google]);
    cleanup();
    expect(offered({ ...on, facebookLogin: false }, ['facebook', 'google'])).toEqual([google]);
    cleanup();
    expect(offered({ ...on, googleLogin: false }, ['facebook', 'google'])).toEqual([facebook]);
  });

  it.each(['login', 'register'] as const)('stand on the tab %s of the page [S2-045]', async (tab) => {
    configureHttp({ fetch: () => new Promise(() => undefined), origin: 'http://gateway.test', getToken: () => '' });
    const { store } = await showInApp(() => <SignInPage tab={tab} />, page);
    const links = () => screen.queryAllByRole('link', { name: /^Continue with/ }).map((link) => link.textContent);
    act(() => statusResource.set(store, undefined, statusWith(on, ['facebook', 'google'])));
    expect(links()).toEqual(['Continue with Facebook', 'Continue with Google']);
    act(() =>
      statusResource.set(store, undefined, statusWith({ ...on, facebookLogin: false }, ['facebook', 'google'])),
    );
    expect(links()).toEqual(['Continue with Google']);
  });

  it('are offered only once a provider is initialised [S2-003, S2-004]', () => {
    expect(offered(on, ['google'])).toEqual([google]);
    cleanup();
    expect(offered(on)).toEqual([]);
  });

  it('show nothing at all when social login is off [S2-046]', () => {
    expect(offered({ ...on, socialLogin: false }, ['facebook', 'google'])).toEqual([]);
    expect(document.body.textContent).toBe('');
  });
});
