import { schemasOf } from '#src/contract/whole-calls.ts';
import { issueHandover, takeHandover } from '#src/contract/identity/handover.ts';
import { logout, renewSession } from '#src/contract/identity/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestMember, createClient, signIn, testPassword } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const attempt = 'a-sign-in-that-is-tried-again';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());

  const openOf = (memberId: string) =>
    gateway.db
      .selectFrom('sessions')
      .select(['id', 'user_agent'])
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();
  /** A browser that hears nothing of its first try: neither answer nor cookie. */
  const tryLogin = async (account: string, rest: { attempt?: string } = { attempt }, password = testPassword) => {
    const client = createClient(gateway);
    return { client, answer: await client.login(account, password, rest) };
  };

  describe('a login whose answer was lost, tried again', () => {
    it('gives the session of the first try, with the same cookie and the same words', async () => {
      const { id } = await addTestMember(gateway, 'perdida');
      const lost = await tryLogin('perdida');
      const again = await tryLogin('perdida');
      expect(again.answer.status).toBe(200);
      expect(again.answer.value).toEqual(lost.answer.value);
      expect(again.answer.value).toMatchObject({ firstTimeLogin: true });
      expect(again.client.cookie).toBe(lost.client.cookie);
      expect(await openOf(id)).toHaveLength(1);
      expect((await again.client.call(renewSession)).status).toBe(200);
    });

    it('leaves one session of many tries at once, and every answer is good', async () => {
      const { id } = await addTestMember(gateway, 'ao-mesmo-tempo');
      const tries = await Promise.all(Array.from({ length: 6 }, () => tryLogin('ao-mesmo-tempo')));
      expect(await openOf(id)).toHaveLength(1);
      expect(new Set(tries.map(({ client }) => client.cookie)).size).toBe(1);
      expect(tries.map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    });

    it('continues by itself when the cookie of the first try has arrived', async () => {
      const { id } = await addTestMember(gateway, 'so-o-cookie');
      const { client } = await tryLogin('so-o-cookie');
      await client.login('so-o-cookie', testPassword, { attempt });
      expect(await openOf(id)).toHaveLength(1);
      expect((await client.call(renewSession)).status).toBe(200);
    });

    it('ends the first session when that was used elsewhere, or is a minute old', async () => {
      for (const [account, meanwhile] of [
        ['seguiu', (cookie: string) => Object.assign(createClient(gateway), { cookie }).call(renewSession)],
        ['esperou', () => Promise.resolve(gateway.advance(60_000))],
      ] as const) {
        const { id } = await addTestMember(gateway, account);
        const first = await tryLogin(account);
        await meanwhile(first.client.cookie);
        const again = await tryLogin(account);
        expect(again.client.cookie).not.toBe(first.client.cookie);
        expect(await openOf(id)).toHaveLength(1);
        expect((await first.client.call(renewSession)).status).toBe(401);
        expect((await again.client.call(renewSession)).status).toBe(200);
      }
    });

    it('opens a new session after a logout', async () => {
      const { id } = await addTestMember(gateway, 'saiu-e-voltou');
      const first = await tryLogin('saiu-e-voltou');
      const cookie = first.client.cookie;
      await first.client.call(logout, { body: {} });
      const again = await tryLogin('saiu-e-voltou');
      expect(again.client.cookie).not.toBe(cookie);
      expect(await openOf(id)).toHaveLength(1);
    });

    it('is bound to the member, the attempt and the password', async () => {
      const { id } = await addTestMember(gateway, 'dona-da-chave');
      const other = await addTestMember(gateway, 'com-a-mesma');
      const first = await tryLogin('dona-da-chave');
      expect((await tryLogin('com-a-mesma')).answer.status).toBe(200);
      expect((await tryLogin('dona-da-chave', { attempt: 'another-sign-in-of-hers' })).answer.status).toBe(200);
      expect((await tryLogin('dona-da-chave', {})).answer.status).toBe(200);
      expect((await tryLogin('dona-da-chave', { attempt }, 'wrong')).answer).toMatchObject({ message: 'login_failed' });
      expect(await openOf(id)).toHaveLength(3);
      expect(await openOf(other.id)).toHaveLength(1);
      expect((await first.client.call(renewSession)).status).toBe(200);
      const stored = JSON.stringify(await gateway.db.selectFrom('sessions').selectAll().execute());
      expect(stored).not.toContain(attempt);
    });

    it('is not a guessable key', async () => {
      await addTestMember(gateway, 'chave-curta');
      for (const bad of ['', 'short', 'x'.repeat(65), 'sixteen letters!'])
        expect((await tryLogin('chave-curta', { attempt: bad })).answer).toMatchObject({
          status: 400,
          value: { fields: ['attempt'] },
        });
    });
  });

  describe('a code whose answer was lost, tried again', () => {
    async function withCode(account: string) {
      const person = await signIn(gateway, account);
      const issued = await person.client.call(issueHandover, { token: person.token });
      return { ...person, code: v.parse(schemasOf(issueHandover).value, issued.value).code };
    }
    const take = (code: string, key: string | undefined = attempt, client = createClient(gateway)) =>
      client.call(takeHandover, { body: { code, attempt: key } }).then((answer) => ({ client, answer }));

    it('gives the session of the first try, and one only to many at once [S1-340]', async () => {
      const { member, code } = await withCode('codigo-perdido');
      const lost = await take(code);
      const [again, ...others] = await Promise.all(Array.from({ length: 5 }, () => take(code)));
      expect([again, ...others].map((one) => one?.answer.status)).toEqual([200, 200, 200, 200, 200]);
      expect(again?.client.cookie).toBe(lost.client.cookie);
      expect(await openOf(member.id)).toHaveLength(2);
      expect((await again?.client.call(renewSession))?.status).toBe(200);
    });

    it('stays good once: not for another attempt, nor after a minute, a renewal or a logout [S1-340]', async () => {
      const invalid = { status: 401, message: 'handover_invalid' };
      const mine = await withCode('so-meu');
      const { client } = await take(mine.code);
      expect((await take(mine.code, 'somebody-elses-attempt')).answer).toMatchObject(invalid);
      expect((await createClient(gateway).call(takeHandover, { body: { code: mine.code } })).message).toBe(
        'handover_invalid',
      );
      await client.call(renewSession);
      expect((await take(mine.code)).answer).toMatchObject(invalid);
      const left = await withCode('saiu-logo');
      await (await take(left.code)).client.call(logout, { body: {} });
      expect((await take(left.code)).answer).toMatchObject(invalid);
      const late = await withCode('um-minuto-depois');
      await take(late.code);
      gateway.advance(60_000);
      expect((await take(late.code)).answer).toMatchObject(invalid);
      expect(await openOf(late.member.id)).toHaveLength(2);
    });
  });
});
