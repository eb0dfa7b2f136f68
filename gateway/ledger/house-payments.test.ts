import { afterEach, describe, expect, it, vi } from 'vitest';
import { listInbox } from '../areas/notify/inbox/inbox.ts';
import { amountOf } from '../areas/jackpots/runs.ts';
import { addJackpot, addJackpotAt, jackpotRow } from '../testing/add-jackpot.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { addGood, mallGoer } from '../testing/mall-scene.ts';
import type { promotionTaker } from '../testing/promotion-scene.ts';
import { fundMember, openSession } from '../testing/test-members.ts';
import { vendorClient } from '../testing/vendor-client.ts';
import { VendorScene } from '../testing/vendor-scene.ts';

const day = 86_400_000;
/** A vendor's rounds cost the house 250.00 a day, one member is given 20.00. */
const rewardLimits = { vendorMinor: 25_000, memberMinor: 2000 };

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect, { rewardLimits });
  afterEach(async () => {
    await scene.gateway.db.deleteFrom('jackpot_drops').execute();
    await scene.gateway.db.deleteFrom('jackpots').execute();
    scene.gateway.events.emit('changed', 'jackpots');
    scene.gateway.advance(day);
  });
  const drops = () => scene.gateway.db.selectFrom('jackpot_drops').selectAll().orderBy('run_id').execute();
  const alarms = () => {
    const alarm = vi.spyOn(scene.gateway.logger, 'error');
    alarm.mockClear();
    return () => alarm.mock.calls.map(([fields]) => fields as unknown as { event: string; of?: string });
  };
  /** A bet of a round that has ended; answers what rolls it back. */
  const ended = async (amount: string, rest: Record<string, unknown> = {}) => {
    const roundId = scene.fresh('round');
    const bet = scene.bet(amount, { roundId, ...rest });
    expect(await scene.vendor.call('bet', bet)).toMatchObject({ code: 'ok' });
    const { playerId } = bet;
    await scene.vendor.call('end-round', scene.move({ roundId, playerId }));
    return () =>
      scene.vendor.call('rollback', scene.move({ roundId, playerId, betTransactionId: bet['transactionId'] }));
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
  /** Rounds that give back what was staked. */
  const wash = async (amount: string, times: number, whose: Record<string, unknown>) => {
    for (let round = 0; round < times; round += 1) {
      const roundId = scene.fresh('wash');
      await scene.vendor.call('bet', scene.bet(amount, { roundId, ...whose }));
      await scene.vendor.call('win', scene.money(amount, { roundId, playerId: whose['playerId'] }));
      await scene.vendor.call('end-round', scene.move({ roundId, playerId: whose['playerId'] }));
    }
  };

  describe('a vendor that ends rounds and rolls them back', () => {
    it('makes no jackpot grow, and none drop, however often', async () => {
      await addJackpotAt(scene.gateway, 'onda', '101.00', { cap_minor: 10_200, rate_bp: 40 });
      for (let round = 0; round < 250; round += 1)
        expect(await (await ended('100.00'))()).toMatchObject({ code: 'ok' });
      expect((await jackpotRow(scene.gateway.db, 'onda')).grown).toBe(0);
      expect(await drops()).toEqual([]);
      expect(await scene.balance()).toBe(10_000);
    });

    it('takes back the bet of a round that it named alone, at the rate at which it had counted', async () => {
      await addJackpot(scene.gateway, 'onda', { cap_minor: 900_000 });
      await scene.vendor.call('bet', scene.bet('10.00'));
      const second = scene.bet('5.00');
      await scene.vendor.call('bet', second);
      await scene.vendor.call('end-round', scene.move());
      await scene.gateway.db.updateTable('jackpots').set({ rate_bp: 500, active: 0 }).execute();
      const back = scene.move({ betTransactionId: second['transactionId'] });
      for (let sent = 0; sent < 3; sent += 1)
        expect(await scene.vendor.call('rollback', back)).toMatchObject({ code: 'ok' });
      expect((await jackpotRow(scene.gateway.db, 'onda')).grown).toBe(1000 * 100);
    });

    it('leaves a jackpot that has dropped meanwhile paid, and its next run owing what was taken back', async () => {
      await addJackpot(scene.gateway, 'onda', { seed_minor: 5000, cap_minor: 5001, rate_bp: 100 });
      const first = await ended('0.50');
      expect(await drops()).toEqual([]);
      const taking = await ended('0.60');
      const [drop] = await drops();
      expect(drop).toMatchObject({ state: 'paid' });
      const alarm = alarms();
      // The round that took it stays as one that was won: its stake was what it took.
      expect(await taking()).toMatchObject({ status: 409, code: 'transaction_conflict' });
      expect(alarm()).toMatchObject([{ event: 'vendor_rollback_refused' }]);
      expect(await first()).toMatchObject({ code: 'ok' });
      expect(drop).toMatchObject({ amount_minor: 5001 });
      // A cent was paid for growth: what is left counts of the second stake alone, and the first is owed.
      const { grown } = await jackpotRow(scene.gateway.db, 'onda');
      expect(10_000 + grown).toBe(60 * 100);
      expect(amountOf(await jackpotRow(scene.gateway.db, 'onda'))).toBe(5000);
    });

    it('takes no more from the house in a day than is allowed: the next jackpot is held, its winner told, and the operator alarmed', async () => {
      const alarm = alarms();
      await fundMember(scene.gateway.db, scene.member.id, 90_000);
      for (const id of ['a', 'b', 'c'])
        await addJackpot(scene.gateway, id, { seed_minor: 10_000, cap_minor: 10_001, rate_bp: 1000 });
      await ended('100.00');
      const all = await drops();
      expect(all.map(({ state }) => state).toSorted()).toEqual(['held', 'paid', 'paid']);
      expect(await scene.balance()).toBe(100_000 - 10_000 + 2 * 10_001);
      expect(alarm()).toMatchObject([
        { event: 'vendor_exposure_high', of: 'rewards', vendor: 'COR', minor: 20_002, most: 25_000 },
        { event: 'vendor_exposure_reached', of: 'rewards', vendor: 'COR', minor: 30_003, kind: 'jackpot' },
      ]);
      const { list } = await listInbox(scene.gateway.db, scene.member.id, 1, 'en');
      expect(list.filter(({ content }) => content.includes('under review'))).toHaveLength(1);
    });
  });

  describe('rounds that give back what was staked', () => {
    it('are paid up to what one member is given in a day; a credit beyond waits for the operator, with its points', async () => {
      const alarm = alarms();
      const goer = await mallGoer(scene.gateway);
      await wash('100.00', 20, await enter(goer));
      const credit = await addGood(scene.gateway.db, { kind: 'credit', points: 100, amount_minor: 900 });
      const before = await goer.balance();
      const states: unknown[] = [];
      for (let order = 0; order < 4; order += 1) {
        states.push((await goer.redeem(credit, 100)).value);
        scene.gateway.advance(1000);
      }
      expect(states).toMatchObject([{ state: 'done' }, { state: 'done' }, { state: 'ordered' }, { state: 'ordered' }]);
      expect((await goer.balance()) - before).toBe(1800);
      expect((await goer.orders()).map(({ state }) => state)).toEqual(['ordered', 'ordered', 'done', 'done']);
      expect(await goer.points()).toBe(2000 - 400);
      expect(alarm().map(({ event }) => event)).toEqual([
        'member_exposure_high',
        'member_exposure_reached',
        'member_exposure_reached',
      ]);
    });

    it('are paid to all members together up to what a vendor may cost in a day, whoever asks at once', async () => {
      const credit = await addGood(scene.gateway.db, { kind: 'credit', points: 100, amount_minor: 2000 });
      const goers = await Promise.all(Array.from({ length: 16 }, () => mallGoer(scene.gateway)));
      for (const goer of goers) await wash('100.00', 1, await enter(goer));
      const answers = await Promise.all(goers.map((goer) => goer.redeem(credit, 100)));
      const states = answers.map(({ value }) => (value as { state: string }).state);
      expect(states.filter((state) => state === 'done')).toHaveLength(12);
      expect(states.filter((state) => state === 'ordered')).toHaveLength(4);
    });

    it('cost each vendor what was staked there', async () => {
      const goer = await mallGoer(scene.gateway);
      const { playerId } = await enter(goer);
      await goer.stake(30_000);
      const other = vendorClient(scene.app, scene.gateway, 'NOR');
      const row = await scene.gateway.db
        .selectFrom('members')
        .selectAll()
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      const playerToken = await other.enter(await openSession(scene.gateway.db, row, scene.gateway.clock()), 'NOR-1');
      const bet = scene.bet('100.00', { playerId, playerToken, nodeId: 'NOR-1' });
      await other.call('bet', bet);
      await other.call('end-round', scene.move({ playerId }));
      const credit = await addGood(scene.gateway.db, { kind: 'credit', points: 400, amount_minor: 1001 });
      expect((await goer.redeem(credit, 400)).value).toMatchObject({ state: 'done' });
      const days = await scene.gateway.db
        .selectFrom('house_days')
        .select(['account_id', 'paid_minor'])
        .where('day', '=', Math.floor(scene.gateway.clock() / day))
        .orderBy('account_id')
        .execute();
      expect(days).toEqual([
        { account_id: 'vendor:COR:BRL', paid_minor: 750 },
        { account_id: 'vendor:NOR:BRL', paid_minor: 251 },
        { account_id: `wallet:${playerId}:BRL`, paid_minor: 1001 },
      ]);
    });
  });
});
