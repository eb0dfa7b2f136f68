import { schemasOf } from '#src/contract/whole-calls.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { login, logout, renewSession } from '#src/contract/identity/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, signIn, testPassword } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('the session', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    describe('renewal', () => {
      it('gives an HttpOnly, Secure, SameSite=Lax cookie for the session calls alone [S2-104]', async () => {
        const { client, answer } = await signIn(gateway, 'biscoito');
        const setByLogin = answer.headers.get('Set-Cookie') ?? '';
        const setByRenewal = (await client.call(renewSession)).headers.get('Set-Cookie') ?? '';
        for (const cookie of [setByLogin, setByRenewal]) {
          expect(cookie).toContain('; HttpOnly');
          expect(cookie).toContain('; Secure');
          expect(cookie).toContain('; SameSite=Lax');
          expect(cookie).toContain('; Path=/wps/session;');
          expect(cookie).toContain(`Max-Age=${30 * 86_400}`);
          expect(cookie).not.toContain('Domain');
        }
        expect(setByRenewal.split(';')[0]).not.toBe(setByLogin.split(';')[0]);
      });

      it('gives a token that holds when the first has run out, and the id', async () => {
        const { member, client, isSignedIn } = await signIn(gateway, 'renovada', { type: 2 });
        gateway.advance(16 * 60_000);
        expect(await isSignedIn()).toBe(false);
        const { value } = await client.call(renewSession);
        const { token, ...rest } = v.parse(schemasOf(renewSession).value, value);
        expect(rest).toEqual({ userName: 'renovada', type: 2, firstTimeLogin: false, expiresIn: 900, id: member.id });
        expect(await isSignedIn(token)).toBe(true);
      });

      it('says the customer type of a trial guest, at login and renewal, and of no other member', async () => {
        const guest = await signIn(gateway, 'visitante', { type: 4 });
        expect(guest.answer.value).toMatchObject({ type: 4, customerType: 4 });
        expect((await guest.client.call(renewSession)).value).toMatchObject({ customerType: 4 });
        const { answer } = await signIn(gateway, 'jogadora', { type: 1 });
        expect(answer.value).not.toHaveProperty('customerType');
      });

      it.each([0, 30_000, 40_000, 20 * 86_400_000])(
        'takes the cookie before the current one %i ms later, and gives the current one, while that is unused [S2-104]',
        async (later) => {
          const { client } = await signIn(gateway, `lenta-${later}`);
          const first = client.cookie;
          await client.call(renewSession);
          const second = client.cookie;
          gateway.advance(later);
          // The answer is lost more than once.
          for (let times = 0; times < 3; times += 1) {
            client.cookie = first;
            expect((await client.call(renewSession)).status).toBe(200);
            expect(client.cookie).toBe(second);
          }
          expect((await client.call(renewSession)).status).toBe(200);
        },
      );

      it('renews for every one of several tabs at once, and leaves them one cookie [S2-104]', async () => {
        const { client } = await signIn(gateway, 'abas');
        const tabs = Array.from({ length: 5 }, () =>
          Object.assign(createClient(gateway, client.app), { cookie: client.cookie }),
        );
        const answers = await Promise.all(tabs.map((tab) => tab.call(renewSession)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
        expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
      });

      it('ends the session when a cookie is used after its successor [S2-104]', async () => {
        const { client, member, isSignedIn } = await signIn(gateway, 'roubada');
        const stolen = client.cookie;
        await client.call(renewSession);
        await client.call(renewSession);
        const current = client.cookie;
        client.cookie = stolen;
        expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
        expect(client.cookie).toBe('');
        client.cookie = current;
        expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
        expect(await isSignedIn()).toBe(false);
        const noted = gateway.db.selectFrom('security_events').select('kind').where('member_id', '=', member.id);
        expect(await noted.execute()).toEqual([{ kind: 'renewal_copied' }]);
      });

      it('ends the session when a cookie older than the previous one is used, even at once', async () => {
        const { client } = await signIn(gateway, 'velha');
        const oldest = client.cookie;
        await client.call(renewSession);
        await client.call(renewSession);
        client.cookie = oldest;
        expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
      });

      it('refuses without a cookie, with a nonsense one, for a locked member and after 30 days', async () => {
        expect(await createClient(gateway).call(renewSession)).toMatchObject({ status: 401, message: 'not_logged_in' });
        const nonsense = Object.assign(createClient(gateway), { cookie: 'mare_renewal=nonsense' });
        expect(await nonsense.call(renewSession)).toMatchObject({ status: 401, message: 'not_logged_in' });
        const locked = await signIn(gateway, 'trancada');
        await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', locked.member.id).execute();
        expect(await locked.client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
        const idle = await signIn(gateway, 'parada');
        gateway.advance(30 * 86_400_000);
        expect(await idle.client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
      });

      it('is neither returned nor ended by the id of a session alone', async () => {
        const { client, isSignedIn } = await signIn(gateway, 'so-o-id');
        const cookie = client.cookie;
        const sessionId = cookie.split('=')[1]?.split('.')[0] ?? '';
        for (const secret of ['A'.repeat(43), 'x_'.repeat(21) + 'Q']) {
          client.cookie = `mare_renewal=${sessionId}.${secret}`;
          expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
          client.cookie = `mare_renewal=${sessionId}.${secret}`;
          expect((await client.call(logout, { body: {} })).status).toBe(200);
          client.cookie = `mare_renewal=${sessionId}.${secret}`;
          await client.login('so-o-id', testPassword);
        }
        client.cookie = cookie;
        expect(await isSignedIn()).toBe(true);
        expect((await client.call(renewSession)).status).toBe(200);
      });

      it('uses a cookie over https that no other host of the domain can set', async () => {
        const secure = await createTestGateway({ dialect, config: { publicOrigin: 'https://mare.example' } });
        const { client, answer } = await signIn(secure, 'segura');
        expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-mare_renewal=[^;]+;.* Path=\/; HttpOnly; Secure;/);
        expect((await client.call(renewSession)).status).toBe(200);
        client.cookie = client.cookie.replace('__Host-', '');
        expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'not_logged_in' });
        await secure.close();
      });

      it('continues while it is used, but not for ever', async () => {
        const { client } = await signIn(gateway, 'fiel');
        const statuses: number[] = [];
        for (let count = 0; count < 8; count += 1) {
          gateway.advance(25 * 86_400_000);
          statuses.push((await client.call(renewSession)).status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 401]);
      });
    });

    describe('logout', () => {
      it('ends the session at once and for good, by the header or the field [S2-186]', async () => {
        for (const way of ['header', 'field'] as const) {
          const { client, token, isSignedIn } = await signIn(gateway, `saiu-${way}`);
          const cookie = client.cookie;
          client.cookie = '';
          const answer = await client.call(logout, way === 'header' ? { body: {}, token } : { body: { token } });
          expect(answer).toMatchObject({ status: 200, success: true });
          expect(answer.headers.get('Set-Cookie')).toContain('Max-Age=0');
          expect(await isSignedIn()).toBe(false);
          client.cookie = cookie;
          expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
        }
      });

      it('works by the cookie alone when the token has expired, and clears it', async () => {
        const { client, token } = await signIn(gateway, 'tarde');
        const cookie = client.cookie;
        gateway.advance(20 * 60_000);
        expect((await client.call(logout, { body: {}, token })).status).toBe(200);
        expect(client.cookie).toBe('');
        client.cookie = cookie;
        expect((await client.call(renewSession)).status).toBe(401);
      });

      it('may be repeated and needs no session', async () => {
        const { client, token } = await signIn(gateway, 'duas-vezes');
        for (let count = 0; count < 2; count += 1)
          expect((await client.call(logout, { body: {}, token })).status).toBe(200);
        expect((await createClient(gateway).call(logout, { body: {} })).status).toBe(200);
      });

      it('leaves other sessions of the member alone', async () => {
        const { token, client } = await signIn(gateway, 'dois-aparelhos');
        const phone = createClient(gateway);
        const { value } = await phone.login('dois-aparelhos', testPassword);
        await client.call(logout, { body: {}, token });
        expect((await phone.call(memberInfo, { token: v.parse(schemasOf(login).value, value).token })).status).toBe(
          200,
        );
      });

      it('ends nothing when a page of another origin asks', async () => {
        const { client, isSignedIn } = await signIn(gateway, 'forasteira');
        expect(await client.call(logout, { body: {}, headers: { Origin: 'https://evil.example' } })).toMatchObject({
          status: 403,
        });
        expect(await isSignedIn()).toBe(true);
      });
    });
  });
});
