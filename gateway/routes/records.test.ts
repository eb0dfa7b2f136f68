import { accountRecord, bettingRecord, profitAndLoss, recordsOnPage } from '#src/contract/records.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../db/transact.ts';
import { houseAccountId, walletId } from '../domain/ledger-accounts.ts';
import { moveMoney } from '../domain/ledger.ts';
import { createAccessToken } from '../session/access-token.ts';
import { askApp, valueOf } from '../testing/call-app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { addMember, openSession, type TestMember } from '../testing/test-members.ts';
import { VendorScene } from '../testing/vendor-scene.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);
  const tokenOf = ({ sessionId }: TestMember) => createAccessToken(scene.gateway, { id: sessionId, epoch: 1 });
  const { move } = scene;
  let token = '';
  /** Before all that a test does. */
  let begun = 0;
  beforeEach(async () => {
    scene.gateway.advance(1000);
    begun = scene.gateway.clock();
    token = await tokenOf(scene.member);
  });

  const span = (rest = {}) => ({ from: begun, to: scene.gateway.clock() + 1, language: 'en' as const, ...rest });
  const bets = (rest = {}, as = token) => valueOf(scene.app, bettingRecord, { token: as, query: span(rest) });
  const account = (rest = {}, as = token) => valueOf(scene.app, accountRecord, { token: as, query: span(rest) });
  const profit = (days: readonly number[], as = token) =>
    valueOf(scene.app, profitAndLoss, { token: as, query: { days: days.join() } });

  /** Plays a round some seconds later, to its end where nothing else is said. */
  const play = async (roundId: string, stake: string, win?: string, end = true) => {
    scene.gateway.advance(8000);
    const bet = scene.bet(stake, { roundId });
    expect(await scene.vendor.call('bet', bet)).toMatchObject({ code: 'ok' });
    scene.gateway.advance(1000);
    if (win) expect(await scene.vendor.call('win', scene.money(win, { roundId }))).toMatchObject({ code: 'ok' });
    scene.gateway.advance(1000);
    if (end) expect(await scene.vendor.call('end-round', move({ roundId }))).toMatchObject({ code: 'ok' });
    return bet['transactionId'];
  };
  /** A round whose bet was taken back. */
  const cancel = async (roundId: string) => {
    const betTransactionId = await play(roundId, '10.00', undefined, false);
    scene.gateway.advance(1000);
    expect(await scene.vendor.call('rollback', move({ roundId, betTransactionId }))).toMatchObject({ code: 'ok' });
  };
  /** What the house gives or takes. */
  const book = async (kind: string, amount: number, ref = scene.fresh('cause')) => {
    scene.gateway.advance(1000);
    const wallet = walletId(scene.member.id, 'BRL');
    await transact(scene.gateway.db, (trx) =>
      moveMoney(trx, { kind, ref, wallet, other: houseAccountId('BRL'), amount }, scene.gateway.clock()),
    );
  };

  describe('the betting record [S1-080]', () => {
    it('has each round once, the last first, with what it came to, and the sums of all', async () => {
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await play('r3', '1.50', undefined, false);
      const { items, totals, totalPages } = await bets();
      expect(items.map(({ roundId, stake, win, net, state }) => [roundId, stake, win, net, state])).toEqual([
        ['r3', '1.50', '0.00', '-1.50', 'open'],
        ['r2', '0.00', '0.00', '0.00', 'cancelled'],
        ['r1', '2.00', '5.00', '3.00', 'settled'],
      ]);
      expect(items.at(-1)).toMatchObject({
        nodeId: 'COR-2',
        gameName: 'Reef Dragon 2',
        vendorName: 'Casa COR',
        at: begun + 8000,
      });
      expect([totals, totalPages]).toEqual([
        { currency: 'BRL', rounds: 3, stake: '3.50', win: '5.00', net: '1.50' },
        1,
      ]);
      expect((await bets({ language: 'pt' })).items[0]?.gameName).toBe('Dragão do Recife 2');
    });

    it('can be of one state or one category, and so are its sums', async () => {
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await play('r3', '1.50', undefined, false);
      const states = async (state: string) => (await bets({ state })).items.map(({ roundId }) => roundId);
      expect([await states('open'), await states('settled'), await states('cancelled')]).toEqual([
        ['r3'],
        ['r1'],
        ['r2'],
      ]);
      expect((await bets({ state: 'settled' })).totals).toEqual({
        currency: 'BRL',
        rounds: 1,
        stake: '2.00',
        win: '5.00',
        net: '3.00',
      });
      expect((await bets({ category: 'RNG' })).totals.rounds).toBe(3);
      expect(await bets({ category: 'FISH' })).toMatchObject({ items: [], totalPages: 0, totals: { rounds: 0 } });
    });

    it('has pages, whose sums are those of all of them; one beyond the last is empty', async () => {
      for (let round = 0; round <= recordsOnPage; round += 1) await play(`many-${round}`, '0.10');
      const [first, second, third] = [await bets(), await bets({ pageNo: 2 }), await bets({ pageNo: 3 })];
      expect([first.items.length, second.items.length, third.items.length]).toEqual([recordsOnPage, 1, 0]);
      expect([first.pageNum, second.pageNum, second.totalPages]).toEqual([1, 2, 2]);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(recordsOnPage + 1);
      expect(second.totals).toEqual(first.totals);
      expect(second.totals.stake).toBe('2.10');
    });

    it('has the first moment of its days, and not the one at which the last of them ends', async () => {
      await play('r1', '1.00');
      const at = begun + 8000;
      expect((await bets({ from: at, to: at + 1 })).items).toHaveLength(1);
      expect((await bets({ from: begun, to: at })).items).toHaveLength(0);
      expect((await bets({ from: at + 1, to: at + day })).items).toHaveLength(0);
    });
  });

  describe('the account record [S1-081]', () => {
    it('has what was booked, the last first, each with the balance after it', async () => {
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await book('credit', 5000, 'a note of the operator');
      const { items, totals } = await account();
      expect(items.map(({ kind, about, amount, balance }) => [kind, about, amount, balance])).toEqual([
        ['credit', '', '50.00', '153.00'],
        ['rollback', 'Reef Dragon 2', '10.00', '103.00'],
        ['bet', 'Reef Dragon 2', '-10.00', '93.00'],
        ['win', 'Reef Dragon 2', '5.00', '103.00'],
        ['bet', 'Reef Dragon 2', '-2.00', '98.00'],
      ]);
      expect(items.map(({ at }) => at - begun)).toEqual([22_000, 21_000, 18_000, 9000, 8000]);
      expect(totals).toEqual({ currency: 'BRL', entries: 5, in: '65.00', out: '12.00' });
      expect(JSON.stringify(items)).not.toContain('note');
    });

    it('can be of one group, with the balances that there were, whatever lies between', async () => {
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

    it('has pages that go on where the last one ended, and looks back past what has come since', async () => {
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

  describe('profit and loss [S1-082]', () => {
    it('has a row for each day on which something was staked, won or given; days end where the player says', async () => {
      await play('r1', '2.00', '5.00');
      await book('promotion', 300);
      const noon = scene.gateway.clock() + 1;
      await cancel('r2');
      await book('credit', 5000);
      await play('r3', '4.00');
      const end = scene.gateway.clock() + 1;
      const days = [begun - day, begun, noon, end];
      const { items, totals } = await profit(days);
      expect(items).toEqual([
        { at: noon, stake: '4.00', win: '0.00', bonus: '0.00', net: '-4.00' },
        { at: begun, stake: '2.00', win: '5.00', bonus: '3.00', net: '6.00' },
      ]);
      expect(totals).toEqual({ currency: 'BRL', stake: '6.00', win: '5.00', bonus: '3.00', net: '2.00' });
      expect(await scene.balance()).toBe(10_000 + 200 + 5000);
    });

    it('takes days of 23 and of 25 hours, and refuses days out of order, too many or one alone', async () => {
      const days = [begun, begun + day - 3_600_000, begun + 2 * day];
      expect((await profit(days)).items).toEqual([]);
      const many = Array.from({ length: 91 }, (_, index) => begun + index * day);
      expect((await profit([...many.slice(0, -1), begun + 90 * day + 3_600_000])).items).toEqual([]);
      for (const wrong of [
        `${begun}`,
        `${begun},${begun}`,
        `${begun + 1},${begun}`,
        [...many, begun + 91 * day].join(),
      ])
        expect(
          (await askApp(scene.app, profitAndLoss, { token, query: { days: wrong } })).envelope,
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
      expect((await askApp(scene.app, call, { token, query })).envelope).toMatchObject({ message: 'invalid_request' });
  });

  it('shows each member what is theirs alone', async () => {
    await play('r1', '2.00', '5.00');
    const other = await openSession(scene.gateway.db, await addMember(scene.gateway.db, scene.fresh('outra')), begun);
    const theirs = await tokenOf(other);
    const days = [begun, scene.gateway.clock() + 1];
    expect((await bets({}, theirs)).items).toEqual([]);
    expect((await account({}, theirs)).items).toEqual([]);
    expect((await profit(days, theirs)).items).toEqual([]);
    expect((await profit(days)).items).toHaveLength(1);
  });

  it('shows a trial guest the rounds that he played with chips, and no money', async () => {
    const { db } = scene.gateway;
    const row = await addMember(db, scene.fresh('visita'), { type: 4 });
    const guest = await openSession(db, row, begun);
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
    expect((await profit([begun, scene.gateway.clock() + 1], theirs)).totals.stake).toBe('3.00');
  });
});
