import { schemasOf } from '#src/contract/whole-calls.ts';
import {
  addPasskey,
  mostPasskeys,
  passkeyCreation,
  protection,
  removePasskey,
  renamePasskey,
} from '#src/contract/identity/passkeys.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import {
  callEncrypted,
  logInByPasskey,
  makePasskey,
  memberWithDevice,
  type PasskeyScene,
} from '#gateway/testing/passkey-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const password = testPassword;

forEachDatabase((dialect) => {
  describe('a member’s passkeys', () => {
    let gateway: TestGateway;
    let scene: PasskeyScene;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      scene = await memberWithDevice(gateway, 'marina');
    });
    afterAll(() => gateway.close());
    const read = async ({ client, token }: PasskeyScene) =>
      v.parse(schemasOf(protection).value, (await client.call(protection, { token, query: {} })).value);
    const options = async (of = scene) => {
      const { value } = await callEncrypted(of, passkeyCreation, { body: { password }, token: of.token });
      return v.parse(schemasOf(passkeyCreation).value, value);
    };
    const events = async (kind: string, { member } = scene) =>
      gateway.db
        .selectFrom('security_events')
        .select('detail')
        .where('kind', '=', kind)
        .where('member_id', '=', member.id)
        .execute();

    it('are none at first', async () => {
      const none = { passkeys: [], authenticators: [], secondFactor: false, codesLeft: 0 };
      expect(await read(scene)).toEqual({ ...none, hasPassword: true, agentNeedsStep: false });
    });

    it('need the account’s password, and say so where there is none', async () => {
      const elsewhere = await memberWithDevice(gateway, 'so-google', { password_hash: '' });
      expect(await read(elsewhere)).toMatchObject({ hasPassword: false });
    });

    it('are made for this site, by a verified owner, and not twice on one authenticator', async () => {
      expect(await options()).toMatchObject({
        rp: { id: 'localhost' },
        user: { name: 'marina', id: Buffer.from(scene.member.id).toString('base64url') },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: 300_000,
        excludeCredentials: [],
      });
      const added = await makePasskey(scene, { name: ' Celular da Marina ' });
      expect(added).toMatchObject({
        status: 200,
        value: { name: 'Celular da Marina', synced: true, lastUsedAt: null, host: 'localhost' },
      });
      expect((await options()).excludeCredentials).toHaveLength(1);
      expect((await read(scene)).passkeys).toEqual([added.value]);
      expect(await events('passkey_added')).toHaveLength(1);
    });

    it('take the password, which a session may try ten times', async () => {
      const other = await memberWithDevice(gateway, 'tentativas');
      const wrong = () =>
        callEncrypted(other, passkeyCreation, { body: { password: 'Wrong-horse 42' }, token: other.token });
      expect(await wrong()).toMatchObject({
        status: 400,
        message: 'wrong_password',
        value: { fields: ['password'] },
      });
      for (let count = 1; count < 10; count += 1) await wrong();
      expect(await wrong()).toMatchObject({ status: 429, message: 'rate_limited' });
    });

    it('answer a challenge of this session once, within five minutes', async () => {
      const { client, token, authenticator } = scene;
      const send = (response: ReturnType<typeof authenticator.create>, as = token) =>
        client.call(addPasskey, { body: { response, name: 'Again' }, token: as });
      const refused = { status: 401, message: 'proof_refused' };
      const asked = await options();
      expect(await send(authenticator.create(asked))).toMatchObject({ status: 200 });
      expect(await send(authenticator.create(asked))).toMatchObject(refused);

      const other = await memberWithDevice(gateway, 'outra');
      expect(await send(authenticator.create(await options()), other.token)).toMatchObject(refused);

      const late = await options();
      gateway.advance(300_001);
      expect(await send(authenticator.create(late))).toMatchObject(refused);
    });

    it.each([
      ['another origin', { origin: 'https://mare.example.evil.test' }],
      ['another site', { rpId: 'evil.test' }],
      ['no finger, face or PIN', { verified: false }],
      ['another challenge', { challenge: 'AAAA' }],
    ])('are refused with %s', async (_what, quirks) => {
      expect(await makePasskey(scene, { quirks })).toMatchObject({ status: 401, message: 'proof_refused' });
    });

    it('are one when the answer was lost and the app asks again', async () => {
      const again = await memberWithDevice(gateway, 'perdida');
      const response = again.authenticator.create(await options(again));
      const send = () =>
        again.client.call(addPasskey, {
          body: { response, name: 'Phone' },
          token: again.token,
          headers: { 'Idempotency-Key': 'one-passkey-1' },
        });
      const first = await send();
      expect(first.status).toBe(200);
      expect((await send()).value).toEqual(first.value);
      expect((await read(again)).passkeys).toHaveLength(1);
    });

    it('have names of their owner’s choice, and cannot be renamed or removed by others', async () => {
      const { client, token } = scene;
      const [first] = (await read(scene)).passkeys;
      const id = first?.id ?? '';
      expect(await client.call(renamePasskey, { body: { id, name: 'Tablet' }, token })).toMatchObject({ status: 200 });
      expect((await read(scene)).passkeys[0]?.name).toBe('Tablet');
      const stranger = await memberWithDevice(gateway, 'estranha');
      const renamed = await stranger.client.call(renamePasskey, { body: { id, name: 'Mine' }, token: stranger.token });
      expect(renamed).toMatchObject({ status: 404, message: 'not_found' });
      const removed = await callEncrypted(stranger, removePasskey, { body: { id, password }, token: stranger.token });
      expect(removed).toMatchObject({ status: 404, message: 'not_found' });
      expect((await read(scene)).passkeys[0]?.name).toBe('Tablet');
    });

    it('are removed by the password, and sign in no more', async () => {
      const own = await memberWithDevice(gateway, 'removida');
      const { value } = await makePasskey(own);
      expect(await logInByPasskey(own)).toMatchObject({ status: 200 });
      const remove = (typed: string) =>
        callEncrypted(own, removePasskey, { body: { id: String(value['id']), password: typed }, token: own.token });
      expect(await remove('Wrong-horse 42')).toMatchObject({ message: 'wrong_password' });
      expect(await remove(password)).toMatchObject({ status: 200 });
      expect(await logInByPasskey(own)).toMatchObject({ status: 401, message: 'proof_refused' });
      expect(await events('passkey_removed', own)).toHaveLength(1);
    });

    it(`are ${mostPasskeys} at most`, async () => {
      const rich = await memberWithDevice(gateway, 'muitas');
      const row = { member_id: rich.member.id, rp_id: 'localhost', public_key: '', counter: 0, transports: '[]' };
      const more = { synced: 1, name: 'Phone', created_at: 0, last_used_at: null } as const;
      await gateway.db
        .insertInto('passkeys')
        .values(
          Array.from({ length: mostPasskeys }, (_, i) => ({ ...row, ...more, id: `m${i}`, credential_id: `m${i}` })),
        )
        .execute();
      const answer = await callEncrypted(rich, passkeyCreation, { body: { password }, token: rich.token });
      expect(answer).toMatchObject({ status: 409, message: 'limit_reached' });
    });
  });
});
