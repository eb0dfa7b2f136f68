import { describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { addPromotion, promotionTaker } from '../testing/promotion-scene.ts';
import { openSession } from '../testing/test-members.ts';
import { VendorScene } from '../testing/vendor-scene.ts';

/** A vendor's rounds cost the house 250.00 a day, one member is given 20.00. */
const rewardLimits = { vendorMinor: 25_000, memberMinor: 2000 };

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect, { rewardLimits });
  const alarms = () => {
    const alarm = vi.spyOn(scene.gateway.logger, 'error');
    alarm.mockClear();
    return () => alarm.mock.calls.map(([fields]) => fields as unknown as { event: string; of?: string });
  };
  /** A player at the vendor, with 100.00. */
  const enter = async ({ member }: Awaited<ReturnType<typeof promotionTaker>>) => {
    const session = await openSession(
      scene.gateway.db,
      await scene.gateway.db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow(),
      scene.gateway.clock(),
    );
    return { playerId: member.id, playerToken: await scene.vendor.enter(session) };
  };

  describe('a reward', () => {
    it('comes of rounds that have ended, and leaves with the bet that is rolled back', async () => {
      const taker = await promotionTaker(scene.gateway);
      const whose = await enter(taker);
      const id = await addPromotion(scene.gateway, {}, [[5000, 500]]);
      await taker.apply(id);
      scene.gateway.advance(1);
      const open = scene.bet('60.00', whose);
      await scene.vendor.call('bet', open);
      expect(await taker.own(id)).toMatchObject({ progress: '0.00', rewards: [] });
      expect(await taker.claim(id)).toMatchObject({ message: 'promotion_unavailable' });
      await scene.vendor.call('end-round', scene.move({ playerId: whose.playerId }));
      expect(await taker.own(id)).toMatchObject({ progress: '60.00', rewards: [{ state: 'issued' }] });
      const back = scene.move({ playerId: whose.playerId, betTransactionId: open['transactionId'] });
      await scene.vendor.call('rollback', back);
      expect(await taker.own(id)).toMatchObject({ progress: '0.00', rewards: [] });
    });

    it('beyond what a member is given in a day waits for the operator, once, and is paid when it is approved', async () => {
      const alarm = alarms();
      const taker = await promotionTaker(scene.gateway);
      const id = await addPromotion(scene.gateway, {}, [
        [1000, 1500],
        [2000, 1500],
      ]);
      await taker.apply(id);
      await taker.stake(5000);
      expect((await taker.claim(id, 1)).status).toBe(200);
      const held = await taker.claim(id, 2, 'key-of-the-second');
      expect(held).toMatchObject({ status: 200, value: { rewards: [{ state: 'claimed' }, { state: 'applying' }] } });
      expect((await taker.claim(id, 2, 'key-of-the-second')).value).toEqual(held.value);
      expect(await taker.claim(id, 2)).toMatchObject({ message: 'promotion_unavailable' });
      expect(await taker.balance()).toBe(11_500);
      expect(alarm().at(-1)).toMatchObject({
        event: 'member_exposure_reached',
        kind: 'promotion',
        minor: 3000,
        most: 2000,
      });
      const approved = { state: 'issued', decided_by: 'Rita' } as const;
      await scene.gateway.db.updateTable('promotion_rewards').set(approved).where('state', '=', 'applying').execute();
      expect((await taker.claim(id, 2)).status).toBe(200);
      expect(await taker.balance()).toBe(13_000);
    });
  });
});
