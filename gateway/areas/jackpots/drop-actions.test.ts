import { memberRewards } from '#src/contract/promotions/rewards.ts';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { listInbox } from '../notify/inbox/inbox.ts';
import { addDrop, addJackpot, jackpotRow } from '#gateway/testing/add-jackpot.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addGood, mallGoer } from '#gateway/testing/mall-scene.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { promotionTaker } from '#gateway/testing/promotion-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  let count = 0;
  /** A jackpot that a member has won and that waits. */
  const held = async () => {
    const runId = `held-${(count += 1)}`;
    const jackpotId = `onda${count}`;
    const taker = await promotionTaker(scene.gateway);
    await addJackpot(scene.gateway, jackpotId);
    await addDrop(scene.gateway, { runId, jackpotId, memberId: taker.member.id }, 'held');
    const told = async () => (await listInbox(scene.gateway.db, taker.member.id, 1, 'en')).list[0];
    const given = async () =>
      (await valueOf(taker.client.app, memberRewards, { token: taker.token, query: { pageNo: 1, language: 'en' } }))
        .list;
    return { runId, jackpotId, taker, told, given };
  };

  describe('a jackpot that is held', () => {
    it('is listed as held, and paid once, by a journal of its own; its winner is notified', async () => {
      const { runId, taker, told, given } = await held();
      await scene.type('jackpot', 'drops');
      expect(scene.lines[0]).toMatch(/ held$/);
      expect(await given()).toEqual([]);
      await scene.type('jackpot', 'pay', runId);
      expect(scene.asked).toHaveLength(1);
      expect(await taker.balance()).toBe(25_000);
      expect(await told()).toMatchObject({ title: 'Your jackpot was credited' });
      expect(await given()).toMatchObject([{ kind: 'jackpot', amount: '150.00' }]);
      for (const again of [['pay'], ['refuse', '--reason', 'Tarde.']])
        await expect(scene.type('jackpot', again[0] ?? '', runId, ...again.slice(1))).rejects.toThrow(
          'is paid already',
        );
      expect(await taker.balance()).toBe(25_000);
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });

    it('is refused with a reason for its winner, and its amount is returned to the jackpot', async () => {
      const { runId, jackpotId, taker, told } = await held();
      await expect(scene.type('jackpot', 'refuse', runId)).rejects.toThrow('--reason');
      await scene.type('jackpot', 'refuse', runId, '--reason', 'Rodadas <anuladas>.');
      expect(await taker.balance()).toBe(10_000);
      expect((await jackpotRow(scene.gateway.db, jackpotId)).grown).toBe(5000 * 10_000);
      expect(await told()).toMatchObject({ content: '<p>Rodadas &lt;anuladas&gt;.</p>' });
      await expect(scene.type('jackpot', 'pay', runId)).rejects.toThrow('is refused already');
      await expect(scene.type('jackpot', 'pay', 'none')).rejects.toThrow('There is no drop of a run none.');
    });
  });

  it('a credit of the mall that waits is paid once by the command that sends a gift', async () => {
    const goer = await mallGoer(scene.gateway);
    await goer.stake(500_000);
    const id = await addGood(scene.gateway.db, { kind: 'credit', points: 10, amount_minor: 100_001 });
    expect((await goer.redeem(id)).value).toMatchObject({ state: 'ordered' });
    const [order] = await goer.orders();
    await scene.type('mall', 'ship', order?.id ?? '');
    expect(await goer.balance()).toBe(10_000 + 100_001);
    expect(await goer.orders()).toMatchObject([{ state: 'done' }]);
    const { list } = await listInbox(scene.gateway.db, goer.member.id, 1, 'en');
    expect(list[0]).toMatchObject({ title: 'Your credit was paid' });
    await expect(scene.type('mall', 'ship', order?.id ?? '')).rejects.toThrow('is done already');
  });
});
