import { describe, expect, it } from 'vitest';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';
import { readOverview } from './overview.ts';

forEachDatabase((dialect) => {
  describe('an account at a glance', () => {
    const scene = new VendorScene(dialect);
    const overview = () => readOverview(scene.gateway.db, scene.member);

    it('says who it is of, since when, and that nothing is open and no login came before', async () => {
      expect(await overview()).toEqual({
        account: scene.member.account,
        nickname: 'Marina',
        type: 0,
        vipLabel: '',
        memberSince: 0,
        lastLoginAt: null,
        open: { rounds: 0, stake: '0.00' },
      });
    });

    it('sums what is staked in rounds that have not ended, of this member alone', async () => {
      await scene.vendor.call('bet', scene.bet('5.00'));
      await scene.vendor.call('bet', scene.bet('2.50', { roundId: 'r2' }));
      await scene.vendor.call('bet', scene.bet('1.00', { roundId: 'r3' }));
      await scene.vendor.call('end-round', scene.move({ roundId: 'r3' }));
      expect((await overview()).open).toEqual({ rounds: 2, stake: '7.50' });
      const { db, clock } = scene.gateway;
      const other = await openSession(db, await addMember(db, scene.fresh('outra')), clock());
      expect((await readOverview(db, other)).open).toEqual({ rounds: 0, stake: '0.00' });
    });

    it('knows the login before this one, and none that came after it', async () => {
      const { db, clock } = scene.gateway;
      const row = await addMember(db, scene.fresh('volta'));
      const [first, second] = [await openSession(db, row, 1000), await openSession(db, row, 2000)];
      const now = await openSession(db, row, clock());
      expect((await readOverview(db, now)).lastLoginAt).toBe(2000);
      expect((await readOverview(db, second)).lastLoginAt).toBe(1000);
      expect((await readOverview(db, first)).lastLoginAt).toBeNull();
    });
  });
});
