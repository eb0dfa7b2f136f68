import { schemasOf } from '#src/contract/whole-calls.ts';
import { makeRecoveryCodes, protection, removePasskey, setSecondFactor } from '#src/contract/identity/passkeys.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import {
  callEncrypted,
  makePasskey,
  memberWithDevice,
  type PasskeyScene,
  turnSecondFactorOn,
} from '#gateway/testing/passkey-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const password = testPassword;

forEachDatabase((dialect) => {
  describe('the second step', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());
    const readOf = async ({ client, token }: PasskeyScene) =>
      v.parse(schemasOf(protection).value, (await client.call(protection, { token, query: {} })).value);

    it('requires a passkey, and returns ten codes, stored only as hashes', async () => {
      const scene = await memberWithDevice(gateway, 'cuidadosa');
      const on = { body: { on: true, password }, token: scene.token };
      expect(await callEncrypted(scene, setSecondFactor, on)).toMatchObject({ status: 403, message: 'no_permission' });
      await makePasskey(scene);
      const codes = await turnSecondFactorOn(scene);
      expect(new Set(codes).size).toBe(10);
      expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code))).toBe(true);
      expect(await readOf(scene)).toMatchObject({ secondFactor: true, codesLeft: 10 });
      const stored = JSON.stringify(await gateway.db.selectFrom('second_factor_codes').selectAll().execute());
      for (const code of codes) expect(stored).not.toContain(code);
    });

    it('has new codes for the password, which replace those before', async () => {
      const scene = await memberWithDevice(gateway, 'renovada');
      const renew = (typed = password) =>
        callEncrypted(scene, makeRecoveryCodes, { body: { password: typed }, token: scene.token });
      expect(await renew()).toMatchObject({ status: 403, message: 'no_permission' });
      await makePasskey(scene);
      const before = await turnSecondFactorOn(scene);
      expect(await renew('Wrong-horse 42')).toMatchObject({ message: 'wrong_password' });
      const { codes } = v.parse(schemasOf(makeRecoveryCodes).value, (await renew()).value);
      expect(codes).toHaveLength(10);
      expect(codes.some((code) => before.includes(code))).toBe(false);
      expect(await readOf(scene)).toMatchObject({ codesLeft: 10 });
    });

    it('ends by the password, or with the last passkey, as do its codes; the member is notified', async () => {
      const scene = await memberWithDevice(gateway, 'indecisa');
      const first = await makePasskey(scene);
      await turnSecondFactorOn(scene);
      const off = { body: { on: false, password }, token: scene.token };
      expect(await callEncrypted(scene, setSecondFactor, off)).toMatchObject({ status: 200, value: { codes: [] } });
      expect(await readOf(scene)).toMatchObject({ secondFactor: false, codesLeft: 0 });

      await turnSecondFactorOn(scene);
      const second = await makePasskey(scene);
      for (const { value } of [first, second])
        await callEncrypted(scene, removePasskey, { body: { id: String(value['id']), password }, token: scene.token });
      expect(await readOf(scene)).toMatchObject({ passkeys: [], secondFactor: false, codesLeft: 0 });
      const details = await gateway.db
        .selectFrom('security_events')
        .select('detail')
        .where('kind', '=', 'second_factor_changed')
        .where('member_id', '=', scene.member.id)
        .orderBy('id')
        .execute();
      expect(details.map(({ detail }) => detail).toSorted()).toEqual(['off', 'off with the last passkey', 'on', 'on']);
    });
  });
});
