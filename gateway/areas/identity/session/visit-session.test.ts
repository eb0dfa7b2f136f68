import { cookiesHeader, cookiesRefused } from '#src/contract/core/envelope.ts';
import { issueHandover } from '#src/contract/identity/handover.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { logout, renewSession } from '#src/contract/identity/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, signIn, testPassword } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const withoutCookies = { [cookiesHeader]: cookiesRefused };
const hour = 3_600_000;

forEachDatabase((dialect) => {
  describe('a session of a visit, whose browser keeps no cookies', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    /** Signs a member in by a browser that says that it keeps no cookies, and keeps none. */
    async function visit(account: string) {
      await signIn(gateway, account);
      const client = createClient(gateway);
      const answer = await client.login(account, testPassword, {}, withoutCookies);
      expect(answer.status).toBe(200);
      const renewal = String(answer.value['renewal']);
      const renew = (token = renewal) => client.call(renewSession, { token });
      const isIn = async (token: unknown) => (await client.call(memberInfo, { token: String(token) })).status === 200;
      return { client, answer, renewal, renew, isIn };
    }

    it('is renewed by a token in the answer, a new one each time, and no cookie is set', async () => {
      const { answer, renewal, renew, isIn } = await visit('sem-cookies');
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(renewal).toMatch(/^[\w-]{36}\.[\w-]{43}$/);
      gateway.advance(16 * 60_000);
      expect(await isIn(answer.value['token'])).toBe(false);
      const renewed = await renew();
      expect(renewed.status).toBe(200);
      expect(renewed.headers.get('Set-Cookie')).toBeNull();
      expect(await isIn(renewed.value['token'])).toBe(true);
      expect(renewed.value['renewal']).not.toBe(renewal);
      // The answer was lost: the same again.
      expect((await renew()).value['renewal']).toBe(renewed.value['renewal']);
    });

    it('ends when a token is used that was replaced and copied', async () => {
      const { renewal, renew, isIn } = await visit('copiada');
      const second = await renew();
      const third = await renew(String(second.value['renewal']));
      expect((await renew(renewal)).message).toBe('session_ended');
      expect(await isIn(third.value['token'])).toBe(false);
      expect((await renew(String(third.value['renewal']))).message).toBe('session_ended');
    });

    it('ends two hours after its last renewal, and twelve hours after it began', async () => {
      const idle = await visit('parada');
      gateway.advance(2 * hour + 1);
      expect((await idle.renew()).message).toBe('session_ended');

      const busy = await visit('sempre-ali');
      let { renewal } = busy;
      for (let hours = 1; hours < 12; hours += 1) {
        gateway.advance(hour);
        renewal = String((await busy.renew(renewal)).value['renewal']);
        expect(renewal).toMatch(/\./);
      }
      gateway.advance(hour + 1);
      expect((await busy.renew(renewal)).message).toBe('session_ended');
    });

    it('is ended by a logout with its token, also when its access token has run out', async () => {
      const { client, renewal, renew } = await visit('que-sai');
      gateway.advance(16 * 60_000);
      expect((await client.call(logout, { body: {}, token: renewal })).status).toBe(200);
      expect((await renew()).message).toBe('session_ended');
    });

    it('is not made into a longer one: no handover code is given for it', async () => {
      const { client, answer, renewal } = await visit('sem-codigo');
      for (const token of [String(answer.value['token']), renewal])
        expect((await client.call(issueHandover, { token })).status).toBeGreaterThanOrEqual(401);
    });

    it('a session with a cookie never gives scripts its renewal token [S2-104]', async () => {
      const { client, answer } = await signIn(gateway, 'com-cookies');
      expect(answer.value).not.toHaveProperty('renewal');
      const renewed = await client.call(renewSession, { headers: withoutCookies });
      expect(renewed.status).toBe(200);
      expect(renewed.value).not.toHaveProperty('renewal');
      expect(renewed.headers.get('Set-Cookie')).toContain('HttpOnly');
      // Nor is what the cookie holds taken as the token of a visit.
      const held = client.cookie.split('=')[1] ?? '';
      client.cookie = '';
      expect((await client.call(renewSession, { token: held })).message).toBe('session_ended');
    });

    it('a token that is none of the gateway’s renews nothing and ends nothing', async () => {
      const { renewal, renew } = await visit('inteira');
      const [id = ''] = renewal.split('.');
      expect((await renew(`${id}.${'A'.repeat(43)}`)).message).toBe('session_ended');
      expect((await renew()).status).toBe(200);
    });
  });
});
