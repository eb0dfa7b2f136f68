// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import type { SocialProvider } from '#src/contract/site/social-providers.ts';
import { statusResource } from '#src/state/site/site.ts';
import { SocialButtons } from './social-buttons.tsx';

afterEach(cleanup);

/** The buttons offered with these flags on and these providers initialised. */
function offered(flags: Record<string, boolean>, social?: SocialProvider[]): (string | null)[] {
  const { wrap, store } = inEnglish();
  const status = { info: { whitelabel: { flags }, ...(social && { social }) } };
  statusResource.set(store, undefined, status as unknown as NonNullable<ReturnType<typeof statusResource.peek>>);
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
