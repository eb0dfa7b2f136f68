import { mailWithoutLogin, recoverByMail, recoverByQuestion } from '#src/contract/identity/recovery.ts';
import { login } from '#src/contract/identity/session.ts';
import type { KyselyPlugin, OperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#gateway/context/gateway.ts';
import { passwordQueue } from '../session/password-queue.ts';
import { addTestMember, createClient, testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };

/** The shape of a statement: what it does to which tables, without the values. */
const shapeOf = (node: OperationNode): string =>
  JSON.stringify(node, (name, value: unknown) => (['value', 'values'].includes(name) ? '?' : value));

/** The gateway with every statement of its database written down, and every hash of a password. */
function watched(gateway: Gateway): { gateway: Gateway; seen: () => string[] } {
  let seen: string[] = [];
  const hashes = vi.spyOn(passwordQueue, 'add').mockClear();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      seen.push(shapeOf(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    gateway: { ...gateway, db: gateway.db.withPlugin(plugin) },
    seen: () => {
      const all = [...seen, ...hashes.mock.calls.map(() => 'a hash')];
      seen = [];
      return all;
    },
  };
}

forEachDatabase((dialect) => {
  describe('the gateway’s work does not disclose whether there is an account', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
      const known = await addTestMember(gateway, 'conhecida');
      await addProfile(gateway, known, { email: 'conhecida@exemplo.com' });
      await gateway.db
        .insertInto('security_answers')
        .values({ member_id: known.id, question: 'firstPet', answer_hash: known.password_hash, set_at: 0 })
        .execute();
      await addTestMember(gateway, 'sem-nada');
      const locked = await addTestMember(gateway, 'trancada', { status: 'locked' });
      await addProfile(gateway, locked, { email: 'trancada@exemplo.com' });
    });
    afterAll(() => gateway.close());

    /** One call with names that differ in what stands behind them, each twice: the second time on rows of the first. */
    async function shapes(send: (gateway: Gateway, username: string) => Promise<unknown>, names: readonly string[]) {
      const all: string[][] = [];
      // Fills the process's caches first.
      await send(gateway, 'another');
      for (const name of names) {
        const { gateway: seen, seen: taken } = watched(gateway);
        for (let tries = 0; tries < 2; tries += 1) await send(seen, name);
        all.push(taken());
      }
      return new Set(all.map((statements) => statements.join('\n')));
    }

    it('when a code is asked for by e-mail', async () => {
      const ask = async (seen: Gateway, username: string) =>
        createClient(seen).call(mailWithoutLogin, { body: { username, ...(await doHumanWork(seen)) } });
      expect((await shapes(ask, ['conhecida', 'ninguem', 'sem-nada', 'trancada'])).size).toBe(1);
    });

    it('when a wrong code or a wrong answer is sent, which take one hash at most', async () => {
      const code = (seen: Gateway, username: string) =>
        sendEncrypted(seen, recoverByMail, { username, code: '00000000', ...chosen });
      const byCode = await shapes(code, ['conhecida', 'ninguem', 'sem-nada', 'trancada']);
      expect(byCode.size).toBe(1);
      expect([...byCode][0]).not.toContain('a hash');
      const answer = async (seen: Gateway, username: string) =>
        sendEncrypted(seen, recoverByQuestion, {
          username,
          question: 'firstPet',
          answer: 'another answer',
          ...(await doHumanWork(seen)),
          ...chosen,
        });
      const byAnswer = await shapes(answer, ['conhecida', 'ninguem', 'sem-nada', 'trancada']);
      expect(byAnswer.size).toBe(1);
      expect([...byAnswer][0]?.match(/a hash/g)).toHaveLength(2);
    });

    it('when a wrong password is sent to the login: one hash, and the same statements but for the note', async () => {
      const wrong = (seen: Gateway, username: string) =>
        sendEncrypted(seen, login, { username, password: `not ${testPassword}`, type: 'username' });
      expect((await shapes(wrong, ['conhecida', 'ninguem', 'sem-nada', 'trancada'])).size).toBe(1);
    });
  });
});
