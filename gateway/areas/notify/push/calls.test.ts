import { createECDH } from 'node:crypto';
import {
  pushKey,
  pushPreferences,
  removePushSubscription,
  replacePushSubscription,
  savePushPreferences,
  savePushSubscription,
} from '#src/contract/notify/push.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vapidKeys } from './vapid.ts';
import { type CallClient, createClient, signedIn } from '#gateway/areas/identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { openSession } from '#gateway/testing/test-members.ts';
import { createAccessToken } from '#gateway/areas/identity/session/access-token.ts';

let made = 0;
const subscription = (endpoint = `https://fcm.googleapis.com/${(made += 1)}`) => ({
  endpoint,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: Buffer.alloc(16, made).toString('base64url'),
  },
});

forEachDatabase((dialect) => {
  describe('the calls of push messages', () => {
    let gateway: TestGateway;
    let client: CallClient;
    let ana: Awaited<ReturnType<typeof signedIn>>;
    let bia: Awaited<ReturnType<typeof signedIn>>;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      client = createClient(gateway);
    });
    beforeEach(async () => {
      ana = await signedIn(gateway, `ana-${(made += 1)}`);
      bia = await signedIn(gateway, `bia-${made}`);
    });
    afterAll(() => gateway.close());

    const save = (body: object, token: string) =>
      client.call(savePushSubscription, { rawBody: { language: 'pt', ...body }, token });
    const replace = (body: object) => client.call(replacePushSubscription, { rawBody: body });
    const endpointsOf = async (memberId: string) =>
      (
        await gateway.db
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('member_id', '=', memberId)
          .orderBy('saved_at')
          .execute()
      ).map(({ endpoint }) => endpoint);

    it('answer the public key, and only that', async () => {
      expect((await client.call(pushKey)).value).toEqual({ publicKey: vapidKeys(gateway).publicKey });
    });

    it('store what a member takes: the account and its safety at first, promotions when they are chosen', async () => {
      const read = async (token: string) => (await client.call(pushPreferences, { query: {}, token })).value;
      expect(await read(ana.token)).toEqual({ account: true, safety: true, promotions: false });
      const chosen = { account: false, safety: true, promotions: true };
      expect((await client.call(savePushPreferences, { body: chosen, token: ana.token })).value).toEqual(chosen);
      expect(await read(ana.token)).toEqual(chosen);
      expect(await read(bia.token)).toEqual({ account: true, safety: true, promotions: false });
    });

    it('store one subscription of a device, however often it is saved, and the newest', async () => {
      const first = subscription();
      for (let count = 0; count < 3; count += 1) expect((await save(first, ana.token)).status).toBe(200);
      expect(await endpointsOf(ana.member.id)).toEqual([first.endpoint]);
      const second = subscription();
      await save(second, ana.token);
      expect(await endpointsOf(ana.member.id)).toEqual([second.endpoint]);
    });

    it('give a device to the member who was last to save it, and let no other end it', async () => {
      const shared = subscription();
      await save(shared, ana.token);
      await save(shared, bia.token);
      expect(await endpointsOf(ana.member.id)).toEqual([]);
      const end = (token: string) =>
        client.call(removePushSubscription, { body: { endpoint: shared.endpoint }, token });
      expect((await end(ana.token)).status).toBe(200);
      expect(await endpointsOf(bia.member.id)).toEqual([shared.endpoint]);
      expect((await end(bia.token)).status).toBe(200);
      expect((await end(bia.token)).status).toBe(200);
      expect(await endpointsOf(bia.member.id)).toEqual([]);
    });

    it('store twenty devices of a member, the latest', async () => {
      for (let count = 0; count < 22; count += 1) {
        const { sessionId } = await openSession(gateway.db, ana.member, gateway.clock());
        await save(
          subscription(`https://fcm.googleapis.com/many/${made}/${count}`),
          await createAccessToken(gateway, { id: sessionId, epoch: 1 }),
        );
        gateway.advance(1);
      }
      const endpoints = await endpointsOf(ana.member.id);
      expect(endpoints).toHaveLength(20);
      expect(endpoints[0]).toMatch(/\/2$/);
    });

    it('refuse an endpoint that must not be called, and keys that are none, naming the field', async () => {
      const good = subscription();
      const bad: [object, string][] = [
        [{ ...good, endpoint: 'https://127.0.0.1/x' }, 'endpoint'],
        [{ ...good, endpoint: 'http://push.example.com/x' }, 'endpoint'],
        [{ ...good, endpoint: 'not an address' }, 'endpoint'],
        [{ ...good, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1024)}` }, 'endpoint'],
        [{ ...good, keys: { ...good.keys, auth: 'short' } }, 'keys.auth'],
        [{ ...good, keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }, 'keys.p256dh'],
        [{ ...good, language: 'fr' }, 'language'],
      ];
      for (const [body, field] of bad)
        expect(await save(body, ana.token)).toMatchObject({
          status: 400,
          message: 'invalid_request',
          value: { fields: [field] },
        });
      expect(await endpointsOf(ana.member.id)).toEqual([]);
    });

    it('let only the browser that had a subscription replace it', async () => {
      const [old, next] = [subscription(), subscription()];
      await save(old, ana.token);
      const proof = { endpoint: old.endpoint, auth: old.keys.auth };
      const wrong = { endpoint: old.endpoint, auth: Buffer.alloc(16, 255).toString('base64url') };
      expect(await replace({ ...next, old: wrong })).toMatchObject({ status: 404, message: 'not_found' });
      expect(await replace({ ...subscription('https://localhost/x'), old: proof })).toMatchObject({ status: 400 });
      expect(await endpointsOf(ana.member.id)).toEqual([old.endpoint]);
      expect((await replace({ ...next, old: proof })).status).toBe(200);
      expect(await endpointsOf(ana.member.id)).toEqual([next.endpoint]);
      expect(await replace({ ...subscription(), old: proof })).toMatchObject({ status: 404 });
      await gateway.db
        .updateTable('sessions')
        .set({ ended_at: gateway.clock() })
        .where('id', '=', ana.sessionId)
        .execute();
      expect(await replace({ ...old, old: { endpoint: next.endpoint, auth: next.keys.auth } })).toMatchObject({
        status: 404,
      });
    });
  });
});
