import { memberInfo, wallet } from '#src/contract/account/member.ts';
import { accountTerms, openAccount } from '#src/contract/agents/open-accounts.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { changePassword } from '#src/contract/identity/password.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { newPassword } from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createClient, encryptPayload } from '../../identity/session/testing/call-client.ts';
import { agentClient } from '../testing/agent-client.ts';
import { firstPassword, newName, openingScene } from '../testing/opening-scene.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let of: ReturnType<typeof openingScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 100 } });
    of = openingScene(gateway);
  });
  afterAll(() => gateway.close());

  describe('an account that is opened directly', () => {
    it('stands below the agent, with rates from the next day on where it is an agent’s, and is recorded [S2-089]', async () => {
      const { id, account, open } = await of.agent();
      const [player, below] = [newName(), newName()];
      expect(await open(player, { rates: { RNG: 10 } })).toMatchObject({ status: 200, value: { account: player } });
      expect((await open(below, { kind: 'agent', rates: { RNG: 20 } })).status).toBe(200);
      expect([await of.agentOf(player), await of.agentOf(below)]).toEqual([id, id]);
      expect([(await of.memberOf(player))?.type, (await of.memberOf(below))?.type]).toEqual([0, 3]);
      expect([await of.ratesOf(player), await of.ratesOf(below)]).toEqual([[], ['RNG 20']]);
      const events = gateway.db.selectFrom('security_events').select(['kind', 'detail']).where('made_by', '=', account);
      expect(await events.execute()).toEqual([
        { kind: 'account_opened', detail: 'member, by an agent' },
        { kind: 'account_opened', detail: 'agent, by an agent' },
      ]);
    });

    it('is opened once for an intent, and the same name by one of two agents [S1-400]', async () => {
      const [ana, bia] = [await of.agent(), await of.agent()];
      const name = newName();
      const twice = [await ana.open(name, { key: 'one-intent' }), await ana.open(name, { key: 'one-intent' })];
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      const both = newName();
      const answers = await Promise.all([ana.open(both), bia.open(both.toUpperCase())]);
      const taken = answers.find(({ message }) => message === 'username_taken');
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(taken?.value).toEqual({ fields: ['username'] });
    });

    it('is not opened by an agent who was frozen by the one above', async () => {
      const { id, open } = await of.agent();
      const frozen = { member_id: id, agent_id: id, cause: 'other' as const, reason: '', frozen_at: gateway.clock() };
      await gateway.db.insertInto('team_freezes').values(frozen).execute();
      expect(await open(newName())).toMatchObject({ status: 403, message: 'no_permission' });
    });

    it('has a name and a password by the rules of the form, rates within the agent’s own, and is never the agent themselves', async () => {
      const { open, account } = await of.agent();
      expect(await open('a')).toMatchObject({ message: 'invalid_request', value: { fields: ['username'] } });
      expect(await open(newName(), { password: 'x' })).toMatchObject({ value: { fields: ['password'] } });
      expect((await open(newName(), { password: 'password123' })).message).toBe('password_too_common');
      expect((await open(account)).message).toBe('username_taken');
      const tooHigh = await open(newName(), { kind: 'agent', rates: { LIVE: 31 } });
      expect(tooHigh).toMatchObject({ message: 'limit_reached', value: { fields: ['LIVE'], most: 30 } });
    });

    it('is refused below the eighth level, and nothing of it stays', async () => {
      const { id } = await of.agent();
      let last = id;
      for (let level = 2; level <= 8; level += 1) last = (await of.scene.join(last, 3)).id;
      const deepest = await agentClient(gateway, last);
      expect(await deepest.read(accountTerms, {})).toMatchObject({ open: true, levels: 0 });
      const name = newName();
      const data = await encryptPayload(gateway, { username: name, password: firstPassword, kind: 'member' });
      const headers = { [encryptionHeader]: encryptionScheme, [idempotencyHeader]: 'the-ninth-level' };
      const token = await deepest.newToken();
      const answer = await createClient(gateway).call(openAccount, { rawBody: { data }, headers, token });
      expect(answer).toMatchObject({ message: 'limit_reached', value: { fields: ['levels'] } });
      expect(await of.memberOf(name)).toBeUndefined();
    });
  });

  describe('the first password', () => {
    it('opens a session that does nothing until it is changed', async () => {
      const { open } = await of.agent();
      const name = newName();
      await open(name);
      const client = createClient(gateway);
      const first = await client.login(name, firstPassword);
      expect(first.value).toMatchObject({ firstTimeLogin: true });
      const token = String(first.value['token']);
      expect((await client.call(memberInfo, { token })).value).toMatchObject({ mustChangePassword: true });
      const refused = await client.call(wallet, { token });
      expect(refused).toMatchObject({ message: 'no_permission', value: { needs: 'newPassword' } });
      expect((await client.login(name, firstPassword)).value).toMatchObject({ firstTimeLogin: true });
      const again = String((await client.login(name, firstPassword)).value['token']);
      const data = await encryptPayload(gateway, {
        ...{ oldPassword: firstPassword, newPassword, confirmNewPassword: newPassword },
      });
      const headers = { [encryptionHeader]: encryptionScheme };
      const changed = await client.call(changePassword, { token: again, rawBody: { data }, headers });
      expect(changed.status).toBe(200);
      expect((await client.call(wallet, { token: again })).status).toBe(200);
      expect((await client.call(memberInfo, { token: again })).value).not.toHaveProperty('mustChangePassword');
      expect((await client.login(name, newPassword)).value).toMatchObject({ firstTimeLogin: false });
    });

    it('is worth nothing after seven days', async () => {
      const { open } = await of.agent();
      const name = newName();
      await open(name);
      gateway.advance(7 * day);
      expect((await createClient(gateway).login(name, firstPassword)).message).toBe('login_failed');
    });
  });

  it('where the rules of the place forbid it, nothing is opened and no link made, and the page is told', async () => {
    const { as, open, link } = await of.agent();
    await of.setProfile('br');
    try {
      expect(await as.read(accountTerms, {})).toMatchObject({ open: false });
      expect((await open(newName())).message).toBe('no_permission');
      expect((await link()).message).toBe('no_permission');
    } finally {
      await of.setProfile('open');
    }
  });
});
