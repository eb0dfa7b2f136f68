import { toMinor } from '#src/contract/core/amount.ts';
import {
  accountRecord,
  bettingRecord,
  profitAndLoss,
  recordsOnPage,
  statement,
  statementOnPage,
} from '#src/contract/records/records.ts';
import { describe, expect, it } from 'vitest';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { RecordScene } from '#gateway/testing/record-scene.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  const scene = new RecordScene(dialect);
  const { bets, account, profit, play, cancel, book, tokenOf } = scene;

  describe('the account record, a list of transactions [S1-081, S2-210]', () => {
    it('has what was booked, the last first, each with the balance after it', async () => {
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await book('credit', 5000, 'a note of the operator', 'ana.operadora');
      const { items, totals } = await account();
      expect(items.map(({ kind, about, amount, balance }) => [kind, about, amount, balance])).toEqual([
        ['credit', '', '50.00', '153.00'],
        ['rollback', 'Reef Dragon 2', '10.00', '103.00'],
        ['bet', 'Reef Dragon 2', '-10.00', '93.00'],
        ['win', 'Reef Dragon 2', '5.00', '103.00'],
        ['bet', 'Reef Dragon 2', '-2.00', '98.00'],
      ]);
      expect(items.map(({ at }) => at - scene.begun)).toEqual([22_000, 21_000, 18_000, 9000, 8000]);
      expect(totals).toEqual({ currency: 'BRL', entries: 5, in: '65.00', out: '12.00' });
      expect(JSON.stringify(items)).not.toContain('note');
    });

    it('can be filtered by group, with the balances of then', async () => {
      await book('promotion', 300);
      await play('r1', '2.00', '5.00');
      await book('bonus', 1000);
      await book('debit', -700);
      await book('something new', 100);
      const of = async (group: string) => (await account({ group })).items.map(({ kind, balance }) => [kind, balance]);
      expect(await of('games')).toEqual([
        ['win', '106.00'],
        ['bet', '101.00'],
      ]);
      expect(await of('bonuses')).toEqual([
        ['bonus', '116.00'],
        ['promotion', '103.00'],
      ]);
      expect(await of('other')).toEqual([
        ['something new', '110.00'],
        ['debit', '109.00'],
      ]);
      expect((await account({ group: 'bonuses' })).totals).toEqual({
        currency: 'BRL',
        entries: 2,
        in: '13.00',
        out: '0.00',
      });
    });

    it('has pages that continue where the last one ended, without later entries', async () => {
      for (let round = 0; round < recordsOnPage; round += 1) await play(`many-${round}`, '0.10', '0.05');
      const to = scene.gateway.clock() + 1;
      await book('credit', 100_000);
      const [first, second] = [await account({ to }), await account({ to, pageNo: 2 })];
      expect(first.totalPages).toBe(2);
      expect([first.items[0]?.balance, second.items.at(-1)?.balance]).toEqual(['99.00', '99.90']);
      const all = [...first.items, ...second.items].toReversed();
      let balance = 10_000;
      for (const { amount, balance: after } of all) {
        balance += Math.round(Number(amount) * 100);
        expect(after).toBe((balance / 100).toFixed(2));
      }
    });
  });

  describe('the statement', () => {
    it('has every entry once in the order of the balance, in parts that go on past what has come since', async () => {
      for (let index = 0; index < statementOnPage; index += 1) await book('credit', index % 2 === 0 ? 300 : -100);
      const to = scene.gateway.clock() + 1;
      await book('promotion', 5000);
      scene.access = await tokenOf(scene.member);
      const [first, list] = [await scene.statement({ to }), await account({ to })];
      expect(first.items).toHaveLength(statementOnPage);
      expect(first.next).toBe(undefined);
      expect(first.items.toReversed().slice(0, recordsOnPage)).toEqual(list.items);
      expect(first.totals).toEqual(list.totals);
      const whole = await scene.statement();
      const rest = await scene.statement({ after: whole.next });
      expect(rest.items.map(({ kind, balance }) => [kind, balance])).toEqual([['promotion', rest.items[0]?.balance]]);
      let balance = 10_000;
      for (const entry of [...whole.items, ...rest.items]) {
        balance += toMinor(entry.amount);
        expect(toMinor(entry.balance)).toBe(balance);
      }
      expect(balance).toBe(await scene.balance());
      expect(rest.next).toBe(undefined);
    });

    it('refuses more than ten years', async () => {
      const query = { from: '0', to: String(3661 * day) };
      const { envelope } = await askApp(scene.app, statement, { token: scene.access, query });
      expect(envelope).toMatchObject({ success: false, message: 'invalid_request' });
    });
  });

  describe('totals of rounds', () => {
    it('add up by category and by vendor, open rounds included and cancelled ones left out', async () => {
      await play('r1', '2.00', '5.00');
      await play('r2', '4.00', undefined, false);
      await cancel('r3');
      const sums = { rounds: 2, stake: '6.00', win: '5.00', net: '-1.00' };
      expect(await scene.roundTotals('category')).toMatchObject({
        items: [{ key: 'RNG', name: '', ...sums }],
        totals: { currency: 'BRL', ...sums },
      });
      const { items } = await scene.roundTotals('vendor');
      expect(items).toEqual([{ key: expect.any(String), name: expect.stringMatching(/./), ...sums }]);
    });

    it('are empty without rounds', async () => {
      expect(await scene.roundTotals('vendor')).toMatchObject({ items: [], totals: { rounds: 0, net: '0.00' } });
    });
  });

  describe('profit and loss [S1-082]', () => {
    it('has a row for each day on which something was staked, won or given; days end where the player says', async () => {
      await play('r1', '2.00', '5.00');
      await book('promotion', 300);
      const noon = scene.gateway.clock() + 1;
      await cancel('r2');
      await book('credit', 5000);
      await play('r3', '4.00');
      const end = scene.gateway.clock() + 1;
      const days = [scene.begun - day, scene.begun, noon, end];
      const { items, totals } = await profit(days);
      expect(items).toEqual([
        { at: noon, stake: '4.00', win: '0.00', bonus: '0.00', net: '-4.00' },
        { at: scene.begun, stake: '2.00', win: '5.00', bonus: '3.00', net: '6.00' },
      ]);
      expect(totals).toEqual({ currency: 'BRL', stake: '6.00', win: '5.00', bonus: '3.00', net: '2.00' });
      expect(await scene.balance()).toBe(10_000 + 200 + 5000);
    });

    it('takes days of 23 and of 25 hours, and refuses days out of order, too many or one alone', async () => {
      const days = [scene.begun, scene.begun + day - 3_600_000, scene.begun + 2 * day];
      expect((await profit(days)).items).toEqual([]);
      const many = Array.from({ length: 91 }, (_, index) => scene.begun + index * day);
      expect((await profit([...many.slice(0, -1), scene.begun + 90 * day + 3_600_000])).items).toEqual([]);
      for (const wrong of [
        `${scene.begun}`,
        `${scene.begun},${scene.begun}`,
        `${scene.begun + 1},${scene.begun}`,
        [...many, scene.begun + 91 * day].join(),
      ])
        expect(
          (await askApp(scene.app, profitAndLoss, { token: scene.access, query: { days: wrong } })).envelope,
          wrong,
        ).toMatchObject({ success: false, message: 'invalid_request' });
    });
  });

  it.each([
    ['the wrong way round', { from: 5, to: 5 }],
    ['of more than 90 days', { from: 0, to: 91 * day }],
    ['of pages that there are not', { from: 0, to: 1, pageNo: 0 }],
  ])('refuses a span %s', async (_what, query) => {
    for (const call of [bettingRecord, accountRecord])
      expect((await askApp(scene.app, call, { token: scene.access, query })).envelope).toMatchObject({
        message: 'invalid_request',
      });
  });

  it('shows each member what is theirs alone', async () => {
    await play('r1', '2.00', '5.00');
    const other = await openSession(
      scene.gateway.db,
      await addMember(scene.gateway.db, scene.fresh('outra')),
      scene.begun,
    );
    const theirs = await tokenOf(other);
    const days = [scene.begun, scene.gateway.clock() + 1];
    expect((await bets({}, theirs)).items).toEqual([]);
    expect((await account({}, theirs)).items).toEqual([]);
    expect((await profit(days, theirs)).items).toEqual([]);
    expect((await profit(days)).items).toHaveLength(1);
  });

  it('shows a trial guest the rounds in play money, and no money', async () => {
    const { db } = scene.gateway;
    const row = await addMember(db, scene.fresh('visita'), { type: 4 });
    const guest = await openSession(db, row, scene.begun);
    const theirs = await tokenOf(guest);
    expect(await bets({}, theirs)).toMatchObject({ items: [], totals: { currency: 'XTS' } });
    const seat = await scene.vendor.enterForFree({ member_id: guest.id }, guest.sessionId);
    const chips = { playerId: seat.playerId, currency: 'XTS', nodeId: 'COR-1' };
    const bet = scene.bet('3.00', { ...chips, playerToken: seat.token });
    expect(await scene.vendor.call('bet', bet)).toMatchObject({ code: 'ok' });
    expect((await bets({}, theirs)).totals).toMatchObject({ rounds: 1, stake: '3.00' });
    expect((await bets()).items).toEqual([]);
    const { items, totals } = await account({}, theirs);
    expect(totals.currency).toBe('XTS');
    expect(items.map(({ kind, amount }) => [kind, amount])).toContainEqual(['deal', '1000.00']);
    expect(items.map(({ kind, about }) => [kind, about])).toContainEqual(['bet', 'Reef Dragon 1']);
    expect((await profit([scene.begun, scene.gateway.clock() + 1], theirs)).totals.stake).toBe('3.00');
  });
});
