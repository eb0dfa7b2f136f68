import { describe, expect, it } from 'vitest';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';
import { readOverview } from './overview.ts';

forEachDatabase((dialect) => {
  describe('an account at a glance', () => {
    const scene = new VendorScene(dialect);
    const overview = () => readOverview(scene.gateway, scene.member);

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
      expect((await readOverview(scene.gateway, other)).open).toEqual({ rounds: 0, stake: '0.00' });
    });

    it('shows the member’s progress in the VIP club, by their own ended rounds, and nothing where the club has no levels', async () => {
      expect(await overview()).not.toHaveProperty('vip');
      const level = (id: string, turnover_minor: number) => ({
        ...{ id, name_pt: `${id} pt`, name_en: `${id} en`, turnover_minor, benefits_pt: '', benefits_en: '' },
      });
      const { db } = scene.gateway;
      await db
        .insertInto('vip_levels')
        .values([level('low', 0), level('mid', 500), level('high', 100_000)])
        .execute();
      await scene.vendor.call('bet', scene.bet('3.00', { roundId: 'vip' }));
      const before = (await overview()).vip;
      expect(before).toMatchObject({ level: null, next: { pt: 'mid pt', en: 'mid en', from: '5.00' } });
      await scene.vendor.call('end-round', scene.move({ roundId: 'vip' }));
      const bet = Number((await overview()).vip?.bet) - Number(before?.bet);
      expect(bet).toBe(3);
      const called = (vip_label: string) =>
        db.updateTable('members').set({ vip_label }).where('id', '=', scene.member.id).execute();
      await called('mid pt');
      expect((await overview()).vip).toMatchObject({
        level: { en: 'mid en' },
        next: { en: 'high en', from: '1000.00' },
      });
      await called('high en');
      expect((await overview()).vip).toMatchObject({ level: { pt: 'high pt' }, next: null });
      await called('The house’s own');
      expect(await overview()).toMatchObject({ vipLabel: 'The house’s own', vip: { level: null } });
      await called('');
      await db.deleteFrom('vip_levels').execute();
    });

    it('shows the login before this one, and no later one', async () => {
      const { db, clock } = scene.gateway;
      const row = await addMember(db, scene.fresh('volta'));
      const [first, second] = [await openSession(db, row, 1000), await openSession(db, row, 2000)];
      const now = await openSession(db, row, clock());
      expect((await readOverview(scene.gateway, now)).lastLoginAt).toBe(2000);
      expect((await readOverview(scene.gateway, second)).lastLoginAt).toBe(1000);
      expect((await readOverview(scene.gateway, first)).lastLoginAt).toBeNull();
    });
  });
});
