import { redeemGood } from '#src/contract/mall/mall.ts';
import { accountRecord } from '#src/contract/records/records.ts';
import { memberRewards } from '#src/contract/promotions/rewards.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addGood, mallGoer } from '#gateway/testing/mall-scene.ts';
import { changeRounds } from '#gateway/testing/rounds.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('the point mall', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterEach(async () => expect(await checkLedger(gateway.db)).toEqual([]));
    afterAll(() => gateway.close());

    const stockOf = async (id: string) =>
      (await gateway.db.selectFrom('mall_goods').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

    it('counts a point for each whole unit that was staked in finished rounds, exactly [S1-084]', async () => {
      const { stake, look, member } = await mallGoer(gateway);
      expect(await look()).toMatchObject({ earned: 0, balance: 0 });
      for (const minor of [50, 49]) await stake(minor);
      expect((await look()).balance).toBe(0);
      // The hundredth hundredth: parts of a unit add up.
      await stake(1);
      expect((await look()).balance).toBe(1);
      await stake(123_456_789_01);
      expect((await look()).balance).toBe(123_456_790);
      // Another currency, a round that is open, one whose bets were all taken back.
      await stake(10_000, 'COR-2', 'CNY');
      for (const state of ['open', 'cancelled'] as const) {
        await stake(10_000);
        await changeRounds(gateway.db, { member_id: member.id, stake_minor: 10_000 }, { state });
        expect((await look()).balance).toBe(123_456_790);
      }
    });

    it('shows what is offered, each language its own, in the operator’s order', async () => {
      const { look } = await mallGoer(gateway);
      const [credit, hidden] = [
        await addGood(gateway.db, { kind: 'credit', amount_minor: 500, points: 40, stock: 3 }),
        await addGood(gateway.db, { active: 0 }),
      ];
      const { goods } = await look('en');
      expect(goods.find(({ id }) => id === credit)).toEqual({
        ...{ id: credit, name: 'Mug', text: 'One', art: '/art/b/mar.svg', kind: 'credit', amount: '5.00' },
        ...{ points: 40, stock: 3, delivered: false },
      });
      expect(goods.some(({ id }) => id === hidden)).toBe(false);
      expect((await look('pt')).goods.find(({ id }) => id === credit)?.name).toBe('Caneca');
    });

    it('pays a credit into the balance once, also when it is asked for again under its key [S1-026]', async () => {
      const { stake, redeem, points, orders, balance, client, token } = await mallGoer(gateway);
      const id = await addGood(gateway.db, { kind: 'credit', amount_minor: 500 });
      await stake(2500);
      const before = await balance();
      const first = await redeem(id, 10, 'key-to-redeem');
      expect(first).toMatchObject({ status: 200, value: { balance: 15 } });
      expect((await redeem(id, 10, 'key-to-redeem')).value).toEqual(first.value);
      expect(await redeem(id, 11, 'key-to-redeem')).toMatchObject({ message: 'idempotency_conflict' });
      expect([await points(), await balance()]).toEqual([15, before + 500]);
      expect(await orders()).toMatchObject([{ id: first.value['orderId'], kind: 'credit', state: 'done', points: 10 }]);
      const { list } = await valueOf(client.app, memberRewards, { token, query: { pageNo: 1, language: 'en' } });
      expect(list).toMatchObject([{ kind: 'mall', title: 'Mug', amount: '5.00' }]);
      const now = gateway.clock();
      const span = { from: now - 1000, to: now + 1, pageNo: 1, group: 'bonuses', language: 'pt' } as const;
      const { items } = await valueOf(client.app, accountRecord, { token, query: span });
      expect(items).toMatchObject([{ kind: 'mall', about: 'Caneca', amount: '5.00' }]);
      const without = await client.call(redeemGood, { token, body: { id, points: 10 } });
      expect(without).toMatchObject({ status: 400, value: { fields: ['Idempotency-Key'] } });
    });

    it('says what is not to be had: too dear, sold out, closed, or dearer than was shown', async () => {
      const { stake, redeem, points, orders } = await mallGoer(gateway);
      const { db } = gateway;
      await stake(999);
      const [dear, gone, closed] = [
        await addGood(db, { stock: 4 }),
        await addGood(db, { points: 1, stock: 0 }),
        await addGood(db, { points: 1, active: 0 }),
      ];
      expect(await redeem(dear)).toMatchObject({ status: 409, message: 'not_enough_points' });
      expect(await redeem(gone, 1)).toMatchObject({ status: 409, message: 'sold_out' });
      expect(await redeem(closed, 1)).toMatchObject({ status: 409, message: 'good_unavailable' });
      expect(await redeem(dear, 9)).toMatchObject({ message: 'good_unavailable' });
      expect(await redeem('none', 1)).toMatchObject({ message: 'good_unavailable' });
      expect([await points(), await orders(), await stockOf(dear)]).toEqual([9, [], 4]);
    });

    it('spends no point twice, whoever asks at once', async () => {
      const { stake, redeem, points, orders, balance } = await mallGoer(gateway);
      const before = await balance();
      const [one, other] = [
        await addGood(gateway.db, { kind: 'credit', amount_minor: 100 }),
        await addGood(gateway.db, { kind: 'credit', amount_minor: 100 }),
      ];
      await stake(3599);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => redeem(index % 2 === 0 ? one : other)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(new Set(answers.flatMap(({ message }) => message ?? []))).toEqual(new Set(['not_enough_points']));
      expect([await points(), (await orders()).length, await balance()]).toEqual([5, 3, before + 300]);
    });

    it('sells no more than there is, whoever asks at once', async () => {
      const id = await addGood(gateway.db, { stock: 3 });
      const people = await Promise.all(Array.from({ length: 8 }, () => mallGoer(gateway)));
      for (const { stake } of people) await stake(1000);
      const answers = await Promise.all(people.map(({ redeem }) => redeem(id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.flatMap(({ message }) => message ?? [])).toEqual(Array.from({ length: 5 }, () => 'sold_out'));
      expect(await stockOf(id)).toBe(0);
      const left = await Promise.all(people.map(({ points }) => points()));
      expect(left.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 10, 10, 10, 10, 10]);
    });

    it('shows a member his own orders alone, and no points below zero when a stake that was spent is taken back', async () => {
      const [ana, bia] = [await mallGoer(gateway), await mallGoer(gateway)];
      const id = await addGood(gateway.db);
      await ana.stake(1000);
      await ana.redeem(id);
      expect([(await ana.orders()).length, await bia.orders()]).toEqual([1, []]);
      await changeRounds(gateway.db, { member_id: ana.member.id }, { state: 'cancelled', stake_minor: 0 });
      expect(await ana.look()).toMatchObject({ earned: 0, balance: 0 });
      await ana.stake(1500);
      expect(await ana.points()).toBe(5);
    });
  });
});
