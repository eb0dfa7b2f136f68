import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { addFavourite } from '#src/contract/lobby/favourites.ts';
import { login, renewSession } from '#src/contract/identity/session.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../context/limits.ts';
import { createClient, encryptPayload, signedIn, signIn } from '../areas/identity/session/testing/call-client.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('the budgets of calls', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect, config: { trustedProxies: 1, rateLimitFactor: 1 } });
    });
    afterAll(() => gateway.close());
    const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
    const limited = { status: 429, message: 'rate_limited' };

    it('for reads are one for each address, and none for this machine', async () => {
      const client = createClient(gateway);
      const { token } = await signedIn(gateway, 'leitora');
      await gateway.limits.consume('read', '192.0.2.1', limits.read.points - 1);
      expect((await client.call(memberInfo, { query: {}, token, ...from('192.0.2.1') })).status).toBe(200);
      const refused = await client.call(memberInfo, { query: {}, token, ...from('192.0.2.1') });
      expect(refused).toMatchObject(limited);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await client.call(systemStatus, from('192.0.2.1'))).toMatchObject(limited);
      expect((await client.call(memberInfo, { query: {}, token, ...from('192.0.2.2') })).status).toBe(200);
      for (const ip of ['127.0.0.1', '::1']) {
        await gateway.limits.consume('read', ip, limits.read.points);
        expect((await client.call(systemStatus, from(ip))).status).toBe(200);
      }
    });

    it('for renewals are one for each session: a neighbour behind the same address uses up none but their own', async () => {
      const { client } = await signIn(gateway, 'vizinha');
      const neighbour = createClient(gateway);
      const made = `mare_renewal=${'a'.repeat(36)}.${'A'.repeat(43)}`;
      const statuses: number[] = [];
      for (let count = 0; count < limits.renew.points + 2; count += 1) {
        neighbour.cookie = count % 2 === 0 ? '' : made;
        statuses.push((await neighbour.call(renewSession, from('192.0.2.3'))).status);
      }
      expect(statuses.slice(-2)).toEqual([429, 429]);
      expect((await client.call(renewSession, from('192.0.2.3'))).status).toBe(200);
      await gateway.limits.consume('write', '192.0.2.3', limits.write.points);
      expect((await client.call(renewSession, from('192.0.2.3'))).status).toBe(200);
    });

    it('for one session end that session’s renewals alone', async () => {
      const [busy, calm] = [await signIn(gateway, 'agitada'), await signIn(gateway, 'calma')];
      const sessionId = busy.client.cookie.split('=')[1]?.split('.')[0] ?? '';
      await gateway.limits.consume('renew', sessionId, limits.renew.points);
      expect(await busy.client.call(renewSession, from('192.0.2.4'))).toMatchObject(limited);
      expect((await calm.client.call(renewSession, from('192.0.2.4'))).status).toBe(200);
    });

    it('for writes whose answers are stored are one for each member', async () => {
      const { member, token } = await signedIn(gateway, 'colecionadora');
      const other = await signedIn(gateway, 'outra');
      const client = createClient(gateway);
      const favour = (as: string, key: string) =>
        client.call(addFavourite, {
          token: as,
          body: { nodeId: 'COR-1', vendor: 'COR' },
          headers: { 'Idempotency-Key': key, 'X-Forwarded-For': '192.0.2.5' },
        });
      await gateway.limits.consume('stored-answer', member.id, limits['stored-answer'].points);
      expect(await favour(token, 'key-number-1')).toMatchObject(limited);
      expect((await favour(other.token, 'key-number-1')).status).toBe(200);
    });

    it('for encrypted bodies are one for each address, and what is beyond leaves no row behind', async () => {
      const sendTo = async (ip: string) =>
        createClient(gateway).call(login, {
          rawBody: {
            data: await encryptPayload(gateway, { username: 'ninguem', password: 'nobodys', type: 'username' }),
          },
          headers: { ...from(ip).headers, [encryptionHeader]: encryptionScheme },
        });
      const remembered = async () =>
        (await gateway.db.selectFrom('used_tokens').select('id_hash').where('kind', '=', 'jwe').execute()).length;
      await gateway.limits.consume('encrypted-body', '192.0.2.6', limits['encrypted-body'].points - 1);
      const before = await remembered();
      expect((await sendTo('192.0.2.6')).message).toBe('login_failed');
      expect(await sendTo('192.0.2.6')).toMatchObject(limited);
      expect(await remembered()).toBe(before + 1);
      expect((await sendTo('192.0.2.7')).message).not.toBe('rate_limited');
    });
  });
});
