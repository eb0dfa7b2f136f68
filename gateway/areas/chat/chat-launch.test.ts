import { chatFlag } from '#src/contract/core/flags.ts';
import { chatMessages, launchChat } from '#src/contract/chat/chat.ts';
import { chatPath } from '#src/contract/chat/chat-page.ts';
import { cookiesHeader, cookiesRefused } from '#src/contract/core/envelope.ts';
import { describe, expect, it } from 'vitest';
import { endSession } from '../identity/session/sessions.ts';
import { signedIn } from '../identity/session/testing/call-client.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { enterChat, launchedChat, launchQuery } from '#gateway/testing/chat-page-client.ts';
import { chatScene } from '#gateway/testing/chat-scene.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';

forEachDatabase((dialect) => {
  const scene = chatScene(dialect);
  const launch = async (token: string, query: Record<string, string> = {}) =>
    (await askApp(scene.app, launchChat, { token, query: { ...launchQuery, ...query } as typeof launchQuery }))
      .envelope;

  const pageOf = async (headers: Record<string, string>) => (await scene.app.request(chatPath, { headers })).text();

  describe('the launch of the chat', () => {
    it('answers an address with a code in the place of a token [S1-310, S1-382]', async () => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const { chatUrl } = await valueOf(scene.app, launchChat, { token, query: launchQuery });
      const url = new URL(chatUrl);
      expect(url.origin + url.pathname).toBe(scene.gateway.config.publicOrigin + chatPath);
      expect([...url.searchParams.keys()]).toEqual(['code']);
      expect(chatUrl).not.toContain(token);
    });

    it.each([
      ['guest', { type: 4 }, 'free_reject'],
      ['member with the label nochat', { labels: '["vip","NoChat"]' }, 'no_permission'],
    ])('is refused to a %s [S1-013, S1-019]', async (_who, row, code) => {
      const { token } = await signedIn(scene.gateway, scene.freshName(), row);
      expect(await launch(token)).toMatchObject({ success: false, message: code });
    });

    it('is refused where the merchant has no chat, and so is a page that is open [S1-019]', async () => {
      const { token, page } = await scene.someone();
      await setFlag(scene.gateway.db, chatFlag, false);
      expect(await launch(token)).toMatchObject({ message: 'no_permission' });
      expect(await page.trySend('Oi')).toMatchObject({ message: 'no_permission' });
      await setFlag(scene.gateway.db, chatFlag, true);
    });

    it.each([{ moduleId: 'CBS1' }, { language: 'pt' }, { headerColor: 'red' }, { backUrl: 'x' }, { b2c: '2' }])(
      'refuses %j [S1-382, S1-383]',
      async (wrong) => {
        const { token } = await signedIn(scene.gateway, scene.freshName());
        expect(await launch(token, wrong)).toMatchObject({ message: 'invalid_request' });
      },
    );
  });

  describe('the code of the address', () => {
    it('is consumed when it is opened, and removed from the address', async () => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const launched = await launchedChat(scene.app, token);
      const [first, second] = [await enterChat(scene.app, launched), await enterChat(scene.app, launched)];
      expect([first.status, first.location]).toEqual([303, chatPath]);
      expect(first.headers.get('Set-Cookie')).toMatch(/mare_chat=.*; Path=\/wps\/chat; HttpOnly; Secure; SameSite=Lax/);
      expect(first.headers.get('Cache-Control')).toBe('no-store');
      expect([second.location, second.headers.get('Set-Cookie')]).toEqual([chatPath, null]);
      scene.gateway.advance(61_000);
    });

    it('opens nothing after a minute, changed, or when its session has ended', async () => {
      const { token, sessionId } = await signedIn(scene.gateway, scene.freshName());
      const fresh = () => launchedChat(scene.app, token);
      const changed = await fresh();
      changed.chatUrl += 'A';
      expect((await enterChat(scene.app, changed)).cookie).toBe('');
      const late = await fresh();
      scene.gateway.advance(61_000);
      expect((await enterChat(scene.app, late)).cookie).toBe('');
      const { cookie } = await enterChat(scene.app, await fresh());
      await endSession(scene.gateway, sessionId);
      const { envelope } = await askApp(scene.app, chatMessages, { query: {}, headers: { Cookie: cookie } });
      expect(envelope).toMatchObject({ message: 'session_ended' });
    });

    it('leads back to a screen of ours alone', async () => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const backOf = async (backUrl: string) => {
        const { cookie } = await enterChat(scene.app, await launchedChat(scene.app, token, { backUrl }));
        const text = await pageOf({ Cookie: cookie });
        return /<a [^>]*href="([^"]*)"/.exec(text)?.[1];
      };
      expect(await backOf('https://elsewhere.example/m/home?from=chat')).toBe('/m/home?from=chat');
      expect(await backOf('https://elsewhere.example/evil')).toBe('/m/message');
      expect(await backOf('javascript:alert(1)')).toBe('/m/message');
    });

    it.each([
      ['another browser', {}],
      ['another browser that has a key of its own', { Cookie: `mare_chat_browser=${'k'.repeat(43)}` }],
    ])('signs %s in nowhere, and is still good where it was launched', async (_who, headers) => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const launched = await launchedChat(scene.app, token);
      const stranger = await enterChat(scene.app, { ...launched, headers });
      expect([stranger.status, stranger.location, stranger.cookie]).toEqual([303, chatPath, '']);
      expect((await enterChat(scene.app, launched)).cookie).toContain('mare_chat=');
    });

    it.each(['cross-site', 'same-site'])('opens nothing for a page that the browser calls %s', async (site) => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const launched = await launchedChat(scene.app, token);
      const headers = { ...launched.headers, 'Sec-Fetch-Site': site };
      expect((await enterChat(scene.app, { ...launched, headers })).cookie).toBe('');
    });

    it.each([
      ['opens', 'our page', { 'Sec-Fetch-Site': 'same-origin' }],
      ['opens', 'our page in an old browser', { Referer: 'http://localhost:4000/m/chat' }],
      ['does not open', 'a link in a message', { 'Sec-Fetch-Site': 'none' }],
      ['does not open', 'another site', { 'Sec-Fetch-Site': 'cross-site', Referer: 'http://localhost:4000/m/chat' }],
      ['does not open', 'another site in an old browser', { Referer: 'https://elsewhere.example/' }],
      ['does not open', 'nobody who is named', {}],
    ])('%s a page that holds its pass for %s', async (does, _who, headers) => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const refused = { [cookiesHeader]: cookiesRefused };
      const { chatUrl } = await valueOf(scene.app, launchChat, { token, query: launchQuery, headers: refused });
      const { status } = await enterChat(scene.app, { chatUrl, headers });
      expect(status).toBe(does === 'opens' ? 200 : 303);
    });

    it('keeps the key of a launch in another tab', async () => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const first = await launchedChat(scene.app, token);
      const { headers } = await askApp(scene.app, launchChat, { token, query: launchQuery, headers: first.headers });
      expect(headers.get('Set-Cookie')?.split(';')[0]).toBe(first.headers.Cookie);
    });

    it('does not set the title of the page', async () => {
      const { token } = await signedIn(scene.gateway, scene.freshName());
      const { cookie } = await enterChat(
        scene.app,
        await launchedChat(scene.app, token, { title: 'SUPORTE: confirme a sua senha' }),
      );
      const text = await pageOf({ Cookie: cookie });
      expect(text).not.toContain('confirme');
      expect(text).toContain('<h1>Atendimento</h1>');
    });
  });
});
