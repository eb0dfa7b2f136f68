import { schemasOf } from '#src/contract/whole-calls.ts';
import { handoverSeconds, issueHandover, readHandover, takeHandover } from '#src/contract/identity/handover.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { logout, renewSession } from '#src/contract/identity/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, signIn } from './testing/call-client.ts';
import { sweepSessions } from './sweep.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const invalid = { status: 401, success: false, message: 'handover_invalid' };

forEachDatabase((dialect) => {
  describe('a session handed on', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    /** A member who is signed in and has just been given a code. */
    async function withCode(account: string) {
      const person = await signIn(gateway, account);
      const issue = async () =>
        v.parse(
          schemasOf(issueHandover).value,
          (await person.client.call(issueHandover, { token: person.token })).value,
        );
      const { code, expiresIn } = await issue();
      return { ...person, code, expiresIn, issue };
    }
    const take = (code: string, client = createClient(gateway)) => client.call(takeHandover, { body: { code } });
    const read = (code: string) => createClient(gateway).call(readHandover, { body: { code } });

    it('opens one more session of the same member, with a cookie and a token of its own [S1-340]', async () => {
      const { member, code, expiresIn, client, isSignedIn } = await withCode('aqui-e-ali');
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
      expect(expiresIn).toBe(60);
      const elsewhere = createClient(gateway);
      const answer = await take(code, elsewhere);
      const value = v.parse(schemasOf(takeHandover).value, answer.value);
      expect(value).toMatchObject({ userName: 'aqui-e-ali', type: 0, firstTimeLogin: false, expiresIn: 900 });
      expect(elsewhere.cookie).not.toBe(client.cookie);
      const info = await elsewhere.call(memberInfo, { query: {}, token: value.token });
      expect(info.value).toMatchObject({ id: member.id });
      expect((await elsewhere.call(renewSession)).status).toBe(200);
      expect(await isSignedIn()).toBe(true);
    });

    it('takes the code as people type it', async () => {
      const { code } = await withCode('digitada');
      const typed = ` ${code
        .toLowerCase()
        .replaceAll('0', 'o')
        .replaceAll('1', 'l')
        .replaceAll(/(.{4})/g, '$1-')} `;
      expect((await take(typed)).status).toBe(200);
    });

    it('is good once, also for ten at the same time [S1-340]', async () => {
      const { code } = await withCode('uma-vez');
      const answers = await Promise.all(Array.from({ length: 10 }, () => take(code)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(401)]);
      expect(await take(code)).toMatchObject(invalid);
      expect(await read(code)).toMatchObject(invalid);
    });

    it('lives 60 s [S1-340]', async () => {
      const late = await withCode('no-fim');
      gateway.advance(handoverSeconds * 1000 - 1);
      expect((await take(late.code)).status).toBe(200);
      const tooLate = await withCode('depois-do-fim');
      gateway.advance(60_000);
      expect(await read(tooLate.code)).toMatchObject(invalid);
      expect(await take(tooLate.code)).toMatchObject(invalid);
    });

    it('says whose it is without being used up', async () => {
      const { code } = await withCode('dona');
      expect(await read(code)).toMatchObject({ status: 200, value: { userName: 'dona' } });
      expect((await take(code)).status).toBe(200);
    });

    it('is worth nothing once a newer one was made, its session has ended or its member is locked', async () => {
      const renewed = await withCode('renovada');
      const { code } = await renewed.issue();
      expect(await take(renewed.code)).toMatchObject(invalid);
      expect((await take(code)).status).toBe(200);
      const left = await withCode('saiu');
      await left.client.call(logout, { body: {}, token: left.token });
      expect(await take(left.code)).toMatchObject(invalid);
      const locked = await withCode('trancada');
      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', locked.member.id).execute();
      expect(await take(locked.code)).toMatchObject(invalid);
    });

    it('refuses an invalid code like an unknown one', async () => {
      for (const code of ['', 'ABCD1234EFGH', 'abc', '../..', "' or 1=1 --", '🦑'.repeat(16), 'x'.repeat(64)]) {
        expect(await take(code)).toMatchObject(invalid);
        expect(await read(code)).toMatchObject(invalid);
      }
      expect(await take('x'.repeat(65))).toMatchObject({ status: 400, message: 'invalid_request' });
    });

    it('is stored as a keyed hash alone, and swept away when it has run out', async () => {
      const { code } = await withCode('guardada');
      const rows = await gateway.db.selectFrom('handover_codes').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(code);
      gateway.advance(60_000);
      await sweepSessions(gateway);
      expect(await gateway.db.selectFrom('handover_codes').selectAll().execute()).toEqual([]);
    });

    it('is not given for a token alone, nor for a cookie that was made up or belongs to another session', async () => {
      const { token, client } = await signIn(gateway, 'so-o-token');
      const cookie = client.cookie;
      const sessionId = cookie.split('=')[1]?.split('.')[0] ?? '';
      const other = await signIn(gateway, 'outra');
      for (const wrong of ['', `mare_renewal=${sessionId}.${'A'.repeat(43)}`, other.client.cookie]) {
        client.cookie = wrong;
        expect(await client.call(issueHandover, { token })).toMatchObject({ status: 403, message: 'no_permission' });
      }
      client.cookie = cookie;
      expect((await client.call(issueHandover, { token })).status).toBe(200);
    });

    it('ends the device’s previous session, because its cookie is replaced', async () => {
      const { code } = await withCode('nova-dona');
      const before = await signIn(gateway, 'antiga-dona');
      await take(code, before.client);
      expect(await before.isSignedIn()).toBe(false);
    });

    it('ends 180 days after its password was typed, over any number of hand-overs', async () => {
      let { client } = await signIn(gateway, 'corrente');
      const statuses: number[] = [];
      for (let count = 0; count < 8; count += 1) {
        gateway.advance(25 * 86_400_000);
        const renewed = await client.call(renewSession);
        statuses.push(renewed.status);
        if (renewed.status !== 200) continue;
        const { token } = v.parse(schemasOf(renewSession).value, renewed.value);
        const { code } = v.parse(schemasOf(issueHandover).value, (await client.call(issueHandover, { token })).value);
        client = createClient(gateway);
        await take(code, client);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 401]);
    });

    it('is not given to, and not taken by, a page of another origin', async () => {
      const { client, token, code } = await withCode('forasteira');
      const headers = { Origin: 'https://evil.example' };
      expect(await client.call(issueHandover, { token, headers })).toMatchObject({ status: 403 });
      expect(await client.call(takeHandover, { body: { code }, headers })).toMatchObject({ status: 403 });
      expect((await take(code)).status).toBe(200);
    });
  });

  it('codes are limited for each member who makes them and each address that tries them', async () => {
    const gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
    const { client, token } = await signIn(gateway, 'apressada');
    const made: number[] = [];
    for (let count = 0; count < 11; count += 1) made.push((await client.call(issueHandover, { token })).status);
    expect(made).toEqual([...Array<number>(10).fill(200), 429]);
    const tried: number[] = [];
    for (let count = 0; count < 41; count += 1)
      tried.push((await client.call(takeHandover, { body: { code: 'ABCD1234EFGH' } })).status);
    expect(tried).toEqual([...Array<number>(40).fill(401), 429]);
    await gateway.close();
  });
});
