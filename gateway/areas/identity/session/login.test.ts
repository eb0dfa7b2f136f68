import { schemasOf } from '#src/contract/whole-calls.ts';
import { encryptionHeader } from '#src/contract/core/envelope.ts';
import { login } from '#src/contract/identity/session.ts';
import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTestMember,
  createClient,
  encryptPayload,
  encryptUnder,
  signIn,
  testPassword,
} from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('login', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    it('answers token, name, type and whether it is the first, to an encrypted body [S2-108]', async () => {
      const { answer, isSignedIn } = await signIn(gateway, 'Marina', { type: 1 });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.value).toEqual({
        token: expect.any(String) as string,
        userName: 'Marina',
        type: 1,
        firstTimeLogin: true,
        expiresIn: 900,
      });
      expect(await isSignedIn()).toBe(true);
    });

    it('accepts every field of the payload, encrypted under the key of the status response [S2-109, S2-181, S2-183]', async () => {
      await addTestMember(gateway, 'completa');
      const client = createClient(gateway);
      const { info } = v.parse(schemasOf(systemStatus).value, (await client.call(systemStatus)).value);
      const payload: LoginPayload = {
        username: 'completa',
        password: testPassword,
        captcha: '',
        type: 'username',
        firebaseChannel: 'sms',
        firebaseIdToken: 'none',
        firebaseMobileNo: '11987654321',
        countryDialingCode: '55',
      };
      const data = await encryptUnder(info.encryption, {
        ...payload,
        iat: gateway.clock() / 1000,
        jti: crypto.randomUUID(),
      });
      expect(data).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(await client.call(login, { rawBody: { data }, headers: { [encryptionHeader]: 'JWE' } })).toMatchObject({
        status: 200,
        value: { userName: 'completa' },
      });
    });

    it('answers firstTimeLogin once, also to concurrent logins', async () => {
      await addTestMember(gateway, 'primeira');
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => createClient(gateway).login('primeira', testPassword)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.filter(({ value }) => value['firstTimeLogin'])).toHaveLength(1);
      expect((await createClient(gateway).login('primeira', testPassword)).value['firstTimeLogin']).toBe(false);
    });

    it('takes the name in any case and without regard to space around it', async () => {
      await addTestMember(gateway, 'Joana.Silva');
      expect(await createClient(gateway).login(' jOANA.sILVA ', testPassword)).toMatchObject({
        status: 200,
        value: { userName: 'Joana.Silva' },
      });
    });

    it('requires an encrypted body with its header: envelope_invalid otherwise [S2-183]', async () => {
      await addTestMember(gateway, 'aberta');
      const client = createClient(gateway);
      const plain = { username: 'aberta', password: testPassword, type: 'username' } as const;
      const data = await encryptPayload(gateway, plain);
      for (const answer of [
        await client.call(login, { body: plain, headers: { [encryptionHeader]: 'JWE' } }),
        await client.call(login, { rawBody: { data } }),
        await client.call(login, { rawBody: { data }, headers: { [encryptionHeader]: 'DES' } }),
        await client.call(login, { rawBody: { data: `${data}x` }, headers: { [encryptionHeader]: 'JWE' } }),
      ]) {
        expect(answer).toMatchObject({ status: 400, message: 'envelope_invalid' });
      }
    });

    it('refuses a replayed body [S2-184]', async () => {
      await addTestMember(gateway, 'repetida');
      const data = await encryptPayload(gateway, { username: 'repetida', password: testPassword, type: 'username' });
      const send = () =>
        createClient(gateway).call(login, { rawBody: { data }, headers: { [encryptionHeader]: 'JWE' } });
      expect((await send()).status).toBe(200);
      expect(await send()).toMatchObject({ status: 409, message: 'envelope_replayed', value: {} });
    });

    it('refuses a payload with fields missing or wrong by their names alone', async () => {
      const client = createClient(gateway);
      const send = async (payload: object) =>
        client.call(login, {
          rawBody: { data: await encryptPayload(gateway, payload) },
          headers: { [encryptionHeader]: 'JWE' },
        });
      expect(await send({ username: 'x', type: 'username' })).toMatchObject({
        status: 400,
        message: 'invalid_request',
        value: { fields: ['password'] },
      });
      const wrongType = await send({ username: 'x', password: 'hunter-2-secret', type: 'facebook' });
      expect(wrongType).toMatchObject({ status: 400, message: 'invalid_request', value: { fields: ['type'] } });
      expect(JSON.stringify(wrongType)).not.toContain('hunter-2-secret');
    });

    it('stores the device header with the session', async () => {
      const deviceOf = async (memberId: string) =>
        (
          await gateway.db
            .selectFrom('sessions')
            .select('user_agent')
            .where('member_id', '=', memberId)
            .executeTakeFirstOrThrow()
        ).user_agent;
      const member = await addTestMember(gateway, 'instalada');
      await createClient(gateway).login('instalada', testPassword, {}, { device: 'OTHERS', 'User-Agent': 'Browser/1' });
      expect(await deviceOf(member.id)).toBe('OTHERS; Browser/1');
    });

    it('ends the session whose cookie it replaces', async () => {
      const { client, isSignedIn, token } = await signIn(gateway, 'antes');
      await addTestMember(gateway, 'depois');
      expect((await client.login('depois', testPassword)).status).toBe(200);
      expect(await isSignedIn(token)).toBe(false);
    });

    it('is not started by a page of another origin', async () => {
      const client = createClient(gateway);
      await addTestMember(gateway, 'alheia');
      const foreign: Record<string, string>[] = [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { Origin: gateway.config.gamesOrigin },
        { Origin: 'null' },
        { Origin: 'https://evil.example', Host: 'localhost:4000' },
      ];
      for (const headers of foreign)
        expect(await client.login('alheia', testPassword, {}, headers)).toMatchObject({
          status: 403,
          message: 'no_permission',
        });
      const own: Record<string, string>[] = [
        { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost:5173' },
        { Origin: gateway.config.publicOrigin },
        { Origin: 'http://192.168.0.7:4000', Host: '192.168.0.7:4000' },
      ];
      for (const headers of own) expect((await client.login('alheia', testPassword, {}, headers)).status).toBe(200);
    });
  });
});
