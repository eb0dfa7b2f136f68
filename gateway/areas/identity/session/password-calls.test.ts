import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import { changePassword } from '#src/contract/identity/password.ts';
import { describe, expect, it } from 'vitest';
import { type CallClient, createClient, encryptPayload, signIn, testPassword } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { pushScene } from '#gateway/testing/push-scene.ts';

const chosen = 'um trem azul 7';
const right = { oldPassword: testPassword, newPassword: chosen, confirmNewPassword: chosen };

forEachDatabase((dialect) => {
  describe('a change of password', () => {
    const scene = pushScene(dialect);
    const change = async (client: CallClient, token: string, body: object = right, key?: string) =>
      client.call(changePassword, {
        rawBody: { data: await encryptPayload(scene.gateway, body) },
        token,
        headers: { [encryptionHeader]: encryptionScheme, ...(key && { [idempotencyHeader]: key }) },
      });
    const login = (account: string, password: string) => createClient(scene.gateway).login(account, password);

    it('takes the old one and the new one twice, in an encrypted body: then the new one logs in, the old one does not [S2-134, S2-204]', async () => {
      const account = scene.name();
      const { client, token } = await signIn(scene.gateway, account);
      expect((await client.call(changePassword, { body: right, token })).message).toBe('envelope_invalid');
      expect(await change(client, token)).toMatchObject({ status: 200, value: {} });
      expect((await login(account, chosen)).status).toBe(200);
      expect((await login(account, testPassword)).message).toBe('login_failed');
    });

    it('ends every other session at once, notifies their devices, and keeps its own [S2-134]', async () => {
      const account = scene.name();
      const here = await signIn(scene.gateway, account);
      const there = createClient(scene.gateway);
      const other = String((await there.login(account, testPassword)).value['token']);
      await scene.deliver();
      await scene.subscribe(here.token);
      const device = await scene.subscribe(other, 'en');
      expect((await change(here.client, here.token)).status).toBe(200);
      expect([await here.isSignedIn(), await here.isSignedIn(other)]).toEqual([true, false]);
      await scene.deliver();
      expect(scene.service.received.map(({ endpoint, payload }) => [endpoint, payload.title, payload.kind])).toEqual([
        [device.endpoint, 'Your password was changed', 'safety'],
      ]);
    });

    it('is done once for a key, also when its answer was lost', async () => {
      const { client, token } = await signIn(scene.gateway, scene.name());
      const answers = await Promise.all([1, 2].map(() => change(client, token, right, 'one-change-of-mine')));
      const again = await change(client, token, right, 'one-change-of-mine');
      expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
      const other = { ...right, newPassword: 'dois trens azuis 8', confirmNewPassword: 'dois trens azuis 8' };
      expect((await change(client, token, other, 'one-change-of-mine')).message).toBe('idempotency_conflict');
      const rows = await scene.gateway.db.selectFrom('idempotency_keys').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(chosen);
    });

    it.each<[string, Partial<typeof right>, string, string]>([
      [
        'the old one again [S2-165]',
        { newPassword: testPassword, confirmNewPassword: testPassword },
        'same_password',
        'newPassword',
      ],
      [
        'one too short [S2-161]',
        { newPassword: 'short', confirmNewPassword: 'short' },
        'invalid_request',
        'newPassword',
      ],
      ['two that differ [S2-164]', { confirmNewPassword: 'um trem verde' }, 'invalid_request', 'confirmNewPassword'],
      [
        'one that all try',
        { newPassword: 'password1', confirmNewPassword: 'password1' },
        'password_too_common',
        'newPassword',
      ],
      ['a wrong old one', { oldPassword: 'not the old one' }, 'wrong_password', 'oldPassword'],
    ])('refuses %s by the name of the field, and leaves the password', async (_, wrong, message, field) => {
      const account = scene.name();
      const { client, token } = await signIn(scene.gateway, account);
      expect(await change(client, token, { ...right, ...wrong })).toMatchObject({
        status: 400,
        message,
        value: { fields: [field] },
      });
      expect((await login(account, testPassword)).status).toBe(200);
    });

    it('stops who guesses the old one after ten, in this session alone', async () => {
      const account = scene.name();
      const { client, token } = await signIn(scene.gateway, account);
      const guess = { ...right, oldPassword: 'not the old one' };
      for (let count = 0; count < 10; count += 1) expect((await change(client, token, guess)).status).toBe(400);
      expect(await change(client, token)).toMatchObject({ message: 'rate_limited' });
      const elsewhere = createClient(scene.gateway);
      const other = String((await elsewhere.login(account, testPassword)).value['token']);
      expect((await change(elsewhere, other)).status).toBe(200);
    });

    it('is a security event of the member', async () => {
      const { client, token, member } = await signIn(scene.gateway, scene.name());
      await change(client, token);
      const events = await scene.gateway.db
        .selectFrom('security_events')
        .select('kind')
        .where('member_id', '=', member.id)
        .execute();
      expect(events).toEqual([{ kind: 'password_changed' }]);
    });
  });
});
