import { schemasOf } from '#src/contract/whole-calls.ts';
import {
  confirmWithin,
  mostAuthenticators,
  newAuthenticator,
  removeAuthenticator,
  renameAuthenticator,
} from '#src/contract/identity/authenticators.ts';
import { protection } from '#src/contract/identity/passkeys.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWithApp } from '#gateway/testing/authenticator-scene.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { callEncrypted, makePasskey, securityEventsOf } from '#gateway/testing/passkey-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createAccessToken } from '../session/access-token.ts';
import { testPassword as password } from '../session/testing/call-client.ts';
import { sweepPasskeys } from '../passkeys/sweep.ts';

type Scene = Awaited<ReturnType<typeof memberWithApp>>;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let ana: Scene;
  let names = 0;
  const arrive = () => memberWithApp(gateway, `app.${(names += 1)}`);
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  beforeEach(async () => {
    ana = await arrive();
  });
  afterAll(() => gateway.close());

  const read = async ({ client, token } = ana) =>
    v.parse(schemasOf(protection).value, (await client.call(protection, { token, query: {} })).value);
  const remove = (id: string, typed = password, who = ana) =>
    callEncrypted(who.scene, removeAuthenticator, { body: { id, password: typed }, token: who.token });
  /** An access token of the member's session: those before have ended with their quarter of an hour. */
  const freshToken = async () => {
    const { id, epoch } = await gateway.db
      .selectFrom('sessions')
      .select(['id', 'epoch'])
      .where('member_id', '=', ana.member.id)
      .executeTakeFirstOrThrow();
    return createAccessToken(gateway, { id, epoch });
  };

  describe('an app that shows codes', () => {
    it('is created with the password, works from its first code, notifies the member, and its secret is stored encrypted', async () => {
      const asked = { body: { password: 'Wrong-horse 42' }, token: ana.token };
      expect(await callEncrypted(ana.scene, newAuthenticator, asked)).toMatchObject({ message: 'wrong_password' });
      const { id, uri, text, secret } = await ana.begin();
      expect(text).toMatch(/^[A-Z2-7]{32}$/);
      expect(uri).toBe(
        `otpauth://totp/Mar%C3%A9:${ana.member.account}?secret=${text}&issuer=Mar%C3%A9&algorithm=SHA1&digits=6&period=30`,
      );
      expect((await read()).authenticators).toEqual([]);
      const wrong = { message: 'verification_code_error', value: { fields: ['code'] } };
      expect(await ana.confirm(id, ana.wrongFor(secret))).toMatchObject(wrong);
      const code = ana.shown(secret);
      expect((await ana.confirm(id, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
      expect((await read()).authenticators).toMatchObject([{ id, name: 'Celular', lastUsedAt: null }]);
      const rows = JSON.stringify(await gateway.db.selectFrom('authenticators').selectAll().execute());
      for (const form of [text, secret.toString('base64url'), secret.toString('hex')]) expect(rows).not.toContain(form);
      expect(await ana.told()).toEqual(['Novo app autenticador']);
      expect(await securityEventsOf(ana.scene, 'authenticator_added')).toHaveLength(1);
    });

    it('is forgotten when no code of it was typed in a quarter of an hour, or another one was begun', async () => {
      const first = await ana.begin();
      const second = await ana.begin();
      expect(await ana.confirm(first.id, ana.shown(first.secret))).toMatchObject({ message: 'not_found' });
      gateway.advance(confirmWithin);
      const late = ana.confirm(second.id, ana.shown(second.secret), await freshToken());
      expect(await late).toMatchObject({ message: 'not_found' });
      await sweepPasskeys(gateway);
      const left = gateway.db.selectFrom('authenticators').select('id').where('id', '=', second.id);
      expect(await left.execute()).toEqual([]);
    });

    it('takes ten first codes in a quarter of an hour', async () => {
      const { id, secret } = await ana.begin();
      for (let count = 0; count < 10; count += 1) await ana.confirm(id, ana.wrongFor(secret));
      expect(await ana.confirm(id, ana.shown(secret))).toMatchObject({ message: 'rate_limited' });
    });

    it('is one of five at most, has a name that can be changed, and is removed by the password; others’ are unknown', async () => {
      const { id } = await ana.add();
      const rename = { body: { id, name: 'Tablet' }, token: ana.token };
      expect((await ana.client.call(renameAuthenticator, rename)).status).toBe(200);
      expect((await read()).authenticators).toMatchObject([{ name: 'Tablet' }]);
      for (let count = 1; count < mostAuthenticators; count += 1) await ana.add();
      const asked = { body: { password }, token: ana.token };
      expect(await callEncrypted(ana.scene, newAuthenticator, asked)).toMatchObject({ message: 'limit_reached' });
      expect(await remove(id, 'Wrong-horse 42')).toMatchObject({ message: 'wrong_password' });
      const other = await arrive();
      expect(await remove(id, password, other)).toMatchObject({ message: 'not_found' });
      const stolen = { body: { id, name: 'Meu' }, token: other.token };
      expect(await other.client.call(renameAuthenticator, stolen)).toMatchObject({ message: 'not_found' });
      expect((await remove(id)).status).toBe(200);
      expect((await read()).authenticators).toHaveLength(mostAuthenticators - 1);
    });

    it('is enough for the second step, which ends with the last of apps and passkeys', async () => {
      const { id, codes } = await ana.withStep();
      expect(codes).toHaveLength(10);
      await makePasskey(ana.scene);
      await remove(id);
      expect(await read()).toMatchObject({ secondFactor: true });
      const again = await ana.add();
      await gateway.db.deleteFrom('passkeys').where('member_id', '=', ana.member.id).execute();
      await remove(again.id);
      expect(await read()).toMatchObject({ secondFactor: false, codesLeft: 0 });
      const changes = await securityEventsOf(ana.scene, 'second_factor_changed');
      expect(changes.map(({ detail }) => detail).toSorted()).toEqual(['off with the last app', 'on']);
    });
  });
});
