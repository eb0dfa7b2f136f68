import { questionWait } from '#src/contract/identity/recovery.ts';
import { renewSession } from '#src/contract/identity/session.ts';
import { describe, expect, it } from 'vitest';
import { createClient, signIn, testPassword } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { setDuePasswords } from '../recovery/recovery-waits.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const at = (ms: number) => new Date(ms).toISOString();

  describe('a copy that was put back', () => {
    it('lets no session go on that began before: it is ended, with its hand-overs and passwords that wait', async () => {
      const { gateway } = scene;
      const { member, client, isSignedIn } = await signIn(gateway, scene.account);
      const row = { member_id: member.id, password_hash: 'a hash', language: 'pt', begun_at: gateway.clock() } as const;
      await gateway.db
        .insertInto('recovery_waits')
        .values({ ...row, due_at: gateway.clock() + questionWait })
        .execute();
      gateway.advance(60_000);
      await scene.type('sessions', 'end-all', '--before', at(gateway.clock() - 120_000));
      expect(scene.lines.at(-1)).toBe('0 sessions were ended');
      expect(await isSignedIn()).toBe(true);
      await scene.type('sessions', 'end-all', '--before', at(gateway.clock()));
      expect(scene.lines.at(-1)).toBe('1 sessions were ended');
      expect(await isSignedIn()).toBe(false);
      expect((await client.call(renewSession)).message).toBe('session_ended');
      gateway.advance(questionWait);
      expect(await setDuePasswords(gateway)).toBe(0);
      expect((await createClient(gateway).login(scene.account, testPassword)).status).toBe(200);
    });

    it('lets no password sign in any more that its owner has replaced', async () => {
      const { isSignedIn } = await signIn(scene.gateway, scene.account);
      await scene.type('member', 'password-off', scene.account);
      expect(await isSignedIn()).toBe(false);
      expect((await createClient(scene.gateway).login(scene.account, testPassword)).message).toBe('login_failed');
      expect((await createClient(scene.gateway).login(scene.account, '')).status).not.toBe(200);
    });
  });
});
