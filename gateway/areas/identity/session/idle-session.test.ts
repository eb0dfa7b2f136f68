import { renewSession } from '#src/contract/identity/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { signIn } from './testing/call-client.ts';

forEachDatabase((dialect) => {
  describe('a session without use', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    it('ends after 30 minutes without use where the place demands it', async () => {
      const setProfile = async (profile: string) => {
        const mare = gateway.db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
        const settings = JSON.parse((await mare.executeTakeFirstOrThrow()).settings) as object;
        const changed = JSON.stringify({ ...settings, profile });
        await gateway.db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
        gateway.events.emit('changed', 'status');
      };
      await setProfile('br');
      const { client } = await signIn(gateway, 'em-uso');
      gateway.advance(29 * 60_000);
      expect((await client.call(renewSession)).status).toBe(200);
      gateway.advance(29 * 60_000);
      expect((await client.call(renewSession)).status).toBe(200);
      gateway.advance(30 * 60_000);
      expect(await client.call(renewSession)).toMatchObject({ status: 401, message: 'session_ended' });
      await setProfile('open');
    });
  });
});
