import { schemasOf } from '#src/contract/whole-calls.ts';
import { passkeyLogin, passkeyRequest } from '#src/contract/identity/second-factor.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import {
  logInByPasskey,
  makePasskey,
  memberWithDevice,
  memberWithPasskey,
  securityEventsOf,
  signChallenge,
} from '#gateway/testing/passkey-scene.ts';
import { createAuthenticator } from '#gateway/testing/software-authenticator.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const refused = { status: 401, message: 'proof_refused' };
const attempt = 'one-attempt-of-this-app';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { domainRoutes: ['https://mare2.example'] } });
  });
  afterAll(() => gateway.close());
  const withPasskey = (account: string) => memberWithPasskey(gateway, account);

  describe('a passkey alone', () => {
    it('signs in, without a name, and says when it was used', async () => {
      const scene = await withPasskey('sozinha');
      gateway.advance(1000);
      const answer = await logInByPasskey(scene);
      expect(answer).toMatchObject({ status: 200, value: { userName: 'sozinha', firstTimeLogin: false } });
      expect(answer.headers.get('Set-Cookie')).toMatch(/^mare_renewal=/);
      const { status } = await createClient(gateway).call(memberInfo, { token: String(answer.value['token']) });
      expect(status).toBe(200);
      const row = await gateway.db
        .selectFrom('passkeys')
        .select('last_used_at')
        .where('member_id', '=', scene.member.id)
        .executeTakeFirstOrThrow();
      expect(row.last_used_at).toBe(gateway.clock());
    });

    it('is asked for with a cookie that no script reads, and a challenge that is stored as a hash', async () => {
      const client = createClient(gateway);
      const { headers, value } = await client.call(passkeyRequest, {});
      expect(headers.get('Set-Cookie')).toMatch(
        /^mare_device=[\w-]{22};.*Path=\/wps\/session; HttpOnly; Secure; SameSite=Strict/,
      );
      expect(value).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      expect(value).not.toHaveProperty('allowCredentials');
      const stored = JSON.stringify(await gateway.db.selectFrom('passkey_challenges').selectAll().execute());
      expect(stored).not.toContain(value['challenge']);
    });

    it('signs in once for a challenge, on the device that asked for it, within five minutes', async () => {
      const { authenticator } = await withPasskey('repetida');
      const client = createClient(gateway);
      const response = await signChallenge(client, authenticator);
      const device = client.cookie;
      const send = (to = client, cookie = device) =>
        to.call(passkeyLogin, { body: { response }, headers: { Cookie: cookie } });
      expect(await send()).toMatchObject({ status: 200 });
      expect(await send()).toMatchObject(refused);

      const elsewhere = createClient(gateway);
      const copied = await signChallenge(client, authenticator);
      await elsewhere.call(passkeyRequest, {});
      expect(await elsewhere.call(passkeyLogin, { body: { response: copied } })).toMatchObject(refused);

      const late = await signChallenge(client, authenticator);
      gateway.advance(300_001);
      expect(await client.call(passkeyLogin, { body: { response: late } })).toMatchObject(refused);
    });

    it.each([
      ['for another origin', { origin: 'https://evil.test' }],
      ['for another site', { rpId: 'evil.test' }],
      ['without finger, face or PIN', { verified: false }],
      ['a challenge that nobody gave', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ])('is refused when it has signed %s', async (what, quirks) => {
      const scene = await withPasskey(`errada ${what}`.replaceAll(/[ ,]/g, '-').slice(0, 32));
      expect(await logInByPasskey(scene, quirks)).toMatchObject(refused);
      expect(await logInByPasskey(scene)).toMatchObject({ status: 200 });
    });

    it('has the same refusal when it is unknown, its signature is wrong, or its owner is locked', async () => {
      const scene = await withPasskey('trancada');
      const client = createClient(gateway);
      const response = await signChallenge(client, scene.authenticator);
      const { signature } = (await signChallenge(client, scene.authenticator)).response;
      const forged = { ...response, response: { ...response.response, signature } };
      const answers = [await client.call(passkeyLogin, { body: { response: forged } })];

      const unknown = createAuthenticator(gateway.config.publicOrigin);
      const stranger = await memberWithDevice(gateway, 'sem-chave');
      await makePasskey({ ...stranger, authenticator: unknown });
      await gateway.db.deleteFrom('passkeys').where('member_id', '=', stranger.member.id).execute();
      answers.push(await logInByPasskey({ ...stranger, authenticator: unknown }));

      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', scene.member.id).execute();
      answers.push(await logInByPasskey(scene));
      for (const { status, message, value } of answers)
        expect({ status, message, value }).toEqual({ ...refused, value: {} });
    });

    it('is refused when it says that it is another member’s', async () => {
      const [one, other] = [await withPasskey('uma'), await withPasskey('outra')];
      const client = createClient(gateway);
      const response = await signChallenge(client, one.authenticator);
      const userHandle = Buffer.from(other.member.id).toString('base64url');
      const swapped = { ...response, response: { ...response.response, userHandle } };
      expect(await client.call(passkeyLogin, { body: { response: swapped } })).toMatchObject(refused);
    });

    it('whose counter decreases was copied: it is refused, and recorded as an event', async () => {
      const scene = await withPasskey('copiada');
      expect(await logInByPasskey(scene, { counter: 5 })).toMatchObject({ status: 200 });
      for (const counter of [5, 4, 0]) expect(await logInByPasskey(scene, { counter })).toMatchObject(refused);
      expect(await securityEventsOf(scene, 'passkey_copied')).toHaveLength(3);
      expect(await logInByPasskey(scene, { counter: 6 })).toMatchObject({ status: 200 });
    });

    it('opens one session for one attempt, whichever responses are lost', async () => {
      const { authenticator, member } = await withPasskey('uma-sessao');
      const client = createClient(gateway);
      const enter = async () =>
        client.call(passkeyLogin, { body: { response: await signChallenge(client, authenticator), attempt } });
      const first = await enter();
      client.cookie = '';
      expect((await enter()).headers.get('Set-Cookie')).toBe(first.headers.get('Set-Cookie'));
      const open = await gateway.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', member.id)
        .where('attempt_hash', 'is not', null)
        .execute();
      expect(open).toHaveLength(1);
    });

    it('works at the site it was made for alone: the public one, or another host of the merchant', async () => {
      const client = createClient(gateway);
      const ask = (headers: Record<string, string>) => client.call(passkeyRequest, { headers });
      const second = { Origin: 'https://mare2.example', Host: 'mare2.example' };
      expect((await ask(second)).value).toMatchObject({ rpId: 'mare2.example' });
      const local = { Origin: 'http://192.168.0.7:4000', Host: '192.168.0.7:4000' };
      expect(await ask(local)).toMatchObject({ status: 403, message: 'no_permission' });
      expect(await ask({ Origin: 'https://evil.test' })).toMatchObject({ status: 403, message: 'no_permission' });
      const { authenticator } = await withPasskey('de-um-site');
      const { value } = await ask(second);
      const asked = v.parse(schemasOf(passkeyRequest).value, value);
      const response = authenticator.sign(asked, { origin: 'https://mare2.example' });
      expect(await client.call(passkeyLogin, { body: { response }, headers: second })).toMatchObject(refused);
    });
  });
});
