import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { linkSocial, registerSocial, takeSocial } from '#src/contract/identity/social.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createApp } from '../app.ts';
import type { App } from '../http/app-env.ts';
import { initialiseProviders } from '../areas/identity/social/providers.ts';
import { createClient, encryptPayload } from '../areas/identity/session/testing/call-client.ts';
import { askApp, valueOf } from './call-app.ts';
import type { Dialect } from '../db/open-database.ts';
import { setFlag } from './set-flag.ts';
import { type SignInProvider, startSignInProvider } from './sign-in-provider.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';

const origin = 'http://localhost:4000';
const fromHere = { 'Sec-Fetch-Site': 'same-origin' };

/** Stores a response's cookies; an empty value removes one. */
function setCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}
const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Follows the provider's redirects, with cookies of its own, until the one back to us. */
async function throughProvider(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let at = address; ;) {
    const response = await fetch(at, { redirect: 'manual', headers: { Cookie: cookieHeader(cookies) } });
    setCookies(cookies, response.headers);
    const next = response.headers.get('Location');
    if (next === null) throw new Error(`the provider answers ${response.status}: ${await response.text()}`);
    at = new URL(next, at).href;
    if (at.startsWith(origin)) return at.slice(origin.length);
  }
}

export type SocialScene = {
  gateway: TestGateway;
  app: App;
  provider: SignInProvider;
  /** The browser's cookies for the gateway. */
  cookies: Map<string, string>;
  /** An account name, and a person at the provider, that no other test has. */
  name: string;
  setFlags: (flags: Record<string, boolean>) => Promise<void>;
  /** Opens an address of the gateway as a link would; returns its redirect. */
  open: (path: string, headers?: Record<string, string>) => Promise<string>;
  /** From a link to the address at which the provider sends the browser back. */
  reachCallback: (provider?: string, query?: string) => Promise<string>;
  /** The whole sign-in: the page that it ends on, and its `token`. */
  goThrough: (provider?: string, query?: string) => Promise<{ page: string; token: string }>;
  /** The code of a whole sign-in. */
  arrive: (provider?: string, query?: string) => Promise<string>;
  take: (code: string, more?: { token?: string; attempt?: string }) => ReturnType<typeof envelopeOf>;
  /** Links what the provider has named, given the password. */
  link: (password: string, token: string) => ReturnType<ReturnType<typeof createClient>['call']>;
  register: (username: string, more?: { affiliateCode?: string; attempt?: string }) => ReturnType<typeof envelopeOf>;
};
const envelopeOf = async (answer: ReturnType<typeof askApp>) => (await answer).envelope;

/** A gateway with a real provider, which is both Google and Facebook, and one browser; new cookies for each test. */
export function socialScene(dialect: Dialect): SocialScene {
  const on = { socialLogin: true, googleLogin: true, facebookLogin: true };
  let stop: () => void;
  let counter = 0;
  const asking = async (asked: ReturnType<typeof askApp>) => {
    const answer = await asked;
    setCookies(scene.cookies, answer.headers);
    return answer.envelope;
  };
  const scene = {
    setFlags: async (flags) => {
      for (const [name, value] of Object.entries(flags)) await setFlag(scene.gateway.db, name, value);
    },
    open: async (path, headers = fromHere) => {
      const response = await scene.app.request(path, { headers: { ...headers, Cookie: cookieHeader(scene.cookies) } });
      setCookies(scene.cookies, response.headers);
      if (response.headers.get('Cache-Control') !== 'no-store') throw new Error('a step may be cached');
      return response.headers.get('Location') ?? '';
    },
    reachCallback: async (provider = 'google', query = '') =>
      throughProvider(await scene.open(`/wps/session/social/${provider}/start${query}`)),
    goThrough: async (provider, query) => {
      const back = await scene.open(await scene.reachCallback(provider, query), { 'Sec-Fetch-Site': 'cross-site' });
      const { pathname, searchParams } = new URL(back, origin);
      return { page: pathname, token: searchParams.get('token') ?? '' };
    },
    arrive: async (provider, query) => (await scene.goThrough(provider, query)).token.replace(/^social-/, ''),
    take: (code, { token, ...more } = {}) => {
      const headers = { Cookie: cookieHeader(scene.cookies) };
      return asking(askApp(scene.app, takeSocial, { headers, body: { code, ...more }, ...(token && { token }) }));
    },
    link: async (password, token) => {
      const headers = { Cookie: cookieHeader(scene.cookies), [encryptionHeader]: encryptionScheme };
      const rawBody = { data: await encryptPayload(scene.gateway, { password }) };
      const answer = await createClient(scene.gateway, scene.app).call(linkSocial, { rawBody, headers, token });
      setCookies(scene.cookies, answer.headers);
      return answer;
    },
    register: (username, more = {}) => {
      const headers = { Cookie: cookieHeader(scene.cookies) };
      return asking(askApp(scene.app, registerSocial, { headers, body: { username, registerMethod: 'H5', ...more } }));
    },
  } as SocialScene;

  beforeAll(async () => {
    scene.provider = await startSignInProvider();
    const { issuer, clientId, clientSecret } = scene.provider;
    const client = { issuer, clientId, clientSecret };
    scene.gateway = await createTestGateway({ dialect, config: { social: { google: client, facebook: client } } });
    scene.app = createApp(scene.gateway);
    stop = initialiseProviders(scene.gateway);
    await scene.setFlags(on);
    await vi.waitUntil(async () => (await valueOf(scene.app, systemStatus)).info.social?.length === 2);
  });
  beforeEach(() => {
    counter += 1;
    Object.assign(scene, { cookies: new Map(), name: `surfista.${counter}` });
    scene.provider.person = { sub: `person-${counter}`, name: 'Ana Luísa Prado' };
  });
  afterEach(() => scene.setFlags(on));
  afterAll(async () => {
    stop();
    await scene.provider.close();
    await scene.gateway.close();
  });
  return scene;
}
