import { listIdentities, unlinkIdentity } from '#src/contract/identity/identities.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, signedIn, signIn, testPassword } from '../session/testing/call-client.ts';
import { linkIdentity, memberOfIdentity } from './identities.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('the accounts elsewhere of a member', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());
    const listOf = async (token: string) =>
      (await createClient(gateway).call(listIdentities, { query: {}, token })).value;
    const unlink = (token: string, provider: string, password: string) =>
      sendEncrypted(gateway, unlinkIdentity, { provider, password }, { token });
    const link = (member: { id: string; merchant_code: string }, provider: 'google' | 'facebook') =>
      linkIdentity(
        gateway.db,
        { provider, subject: `of ${member.id}` },
        { id: member.id, merchantCode: member.merchant_code },
        gateway.clock(),
      );
    const eventsOf = async (memberId: string) =>
      (
        await gateway.db
          .selectFrom('security_events')
          .select(['kind', 'detail'])
          .where('member_id', '=', memberId)
          .execute()
      ).filter(({ kind }) => kind.startsWith('identity'));

    it('are listed since when, and unlinked by the password alone; again is as good as once', async () => {
      const { member, token } = await signIn(gateway, 'vinculada');
      expect(await listOf(token)).toEqual({ list: [], hasPassword: true });
      expect(await link(member, 'google')).toBe(true);
      expect(await link(member, 'google')).toBe(false);
      const since = gateway.clock();
      gateway.advance(1000);
      await link(member, 'facebook');
      const both = [
        { provider: 'google', since },
        { provider: 'facebook', since: since + 1000 },
      ];
      expect(await listOf(token)).toEqual({ list: both, hasPassword: true });
      expect(await unlink(token, 'google', 'not the password')).toMatchObject({
        message: 'wrong_password',
        value: { fields: ['password'] },
      });
      expect((await listOf(token))['list']).toEqual(both);
      const left = { list: [both[1]], hasPassword: true };
      for (const _ of [1, 2]) expect((await unlink(token, 'google', testPassword)).value).toEqual(left);
      expect(await memberOfIdentity(gateway, { provider: 'google', subject: `of ${member.id}` })).toBeUndefined();
      expect(await eventsOf(member.id)).toEqual([{ kind: 'identity_unlinked', detail: 'google' }]);
    });

    it('cannot be unlinked without a password: nothing else would sign the member in', async () => {
      const { member, token } = await signedIn(gateway, 'sem.senha', { password_hash: '' });
      await link(member, 'google');
      expect(await listOf(token)).toMatchObject({ hasPassword: false });
      for (const password of ['', 'any-password']) expect((await unlink(token, 'google', password)).status).toBe(400);
      expect((await listOf(token))['list']).toHaveLength(1);
    });

    it('are each member’s own', async () => {
      const { member } = await signIn(gateway, 'dona.dela');
      await link(member, 'google');
      const { token } = await signIn(gateway, 'vizinha');
      expect((await unlink(token, 'google', testPassword)).value).toEqual({ list: [], hasPassword: true });
      expect(await memberOfIdentity(gateway, { provider: 'google', subject: `of ${member.id}` })).toMatchObject({
        id: member.id,
      });
    });
  });
});
