import { issueHandover, takeHandover } from '#src/contract/identity/handover.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '#gateway/context/member.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { readAccessToken } from './access-token.ts';
import { checkOwnPassword } from './own-password.ts';
import { createClient, signIn, testPassword } from './testing/call-client.ts';

forEachDatabase((dialect) => {
  describe('passwords that a signed-in member types to prove it', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    const memberOf = async (token: string): Promise<Member> => {
      const member = await readAccessToken(gateway, token);
      if (!member) throw new Error('the token holds nobody');
      return member;
    };
    const tryOften = async (member: Member, times: number, password = 'not the password') => {
      for (let tries = 0; tries < times; tries += 1) await checkOwnPassword(gateway, member, password);
    };
    const limited = { code: 'rate_limited' };

    it('are counted on in a session that this one is handed on to', async () => {
      const { client, token } = await signIn(gateway, 'achado');
      const member = await memberOf(token);
      await tryOften(member, 9);
      const { code } = (await client.call(issueHandover, { token })).value;
      const taken = await createClient(gateway).call(takeHandover, { body: { code: String(code) } });
      const elsewhere = await memberOf(String(taken.value['token']));
      expect(elsewhere.sessionId).not.toBe(member.sessionId);
      await tryOften(elsewhere, 1);
      await expect(tryOften(elsewhere, 1)).rejects.toMatchObject(limited);
    });

    it('are limited to thirty wrong ones an hour for a member, over all sessions, and only these calls are blocked', async () => {
      const { token } = await signIn(gateway, 'muitas-vezes');
      const member = await memberOf(token);
      const session = (n: number) => ({ ...member, sessionId: `session ${n}` });
      await tryOften(member, 5, testPassword);
      for (const n of [1, 2, 3]) await tryOften(session(n), 10);
      await expect(tryOften(session(4), 1, testPassword)).rejects.toMatchObject(limited);
      const events = await gateway.db
        .selectFrom('security_events')
        .select('kind')
        .where('member_id', '=', member.id)
        .execute();
      expect(events).toEqual([{ kind: 'own_password_blocked' }]);
      expect((await createClient(gateway).login('muitas-vezes', testPassword)).status).toBe(200);
    });
  });
});
