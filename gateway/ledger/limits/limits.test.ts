import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { addLimited } from '../../testing/limit-scene.ts';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { balanceOf } from '../../testing/test-members.ts';
import { vendorAccountId } from '../ledger-accounts.ts';
import { checkLedger } from '../ledger-check.ts';
import { moveMoney } from '../ledger.ts';
import { countDeposit, uncountDeposit } from './count-limits.ts';

const day = 86_400_000;
const isSoak = process.env['SOAK'] === '1';
/** Rounds of fifty bets at the edge of a limit. */
const rounds = { sqlite: isSoak ? 1000 : 20, postgres: isSoak ? 1000 : 6 } as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());
  const limited = (minor = 100_000) => addLimited(gateway, minor);

  describe('a limit', () => {
    it('of stakes refuses the bet that would exceed it, says what is left, and takes one that fits', async () => {
      const { bet, set, memberId, wallet } = await limited();
      await set('stake', 'day', 1000);
      expect(await bet('one', 700)).toBe('ok');
      const other = vendorAccountId('COR', 'BRL');
      const tooMuch = transact(gateway.db, (trx) =>
        moveMoney(trx, { kind: 'bet', ref: `${memberId} two`, wallet, other, amount: -301 }, gateway.clock()),
      );
      await expect(tooMuch).rejects.toMatchObject({
        code: 'own_limit_reached',
        value: { limit: 'stake', period: 'day', left: '3.00', endsAt: Date.UTC(2026, 2, 15) },
      });
      expect(await balanceOf(gateway.db, memberId)).toBe(99_300);
      expect(await bet('three', 300)).toBe('ok');
      expect(await bet('four', 1)).toBe('own_limit_reached');
    });

    it('of losses counts wins against stakes, and of stakes does not', async () => {
      const { bet, win, set, used } = await limited();
      await set('loss', 'day', 1000);
      await set('stake', 'week', 5000);
      await bet('one', 1000);
      expect(await bet('two', 1)).toBe('own_limit_reached');
      await win('one', 2500);
      expect(await bet('three', 2500)).toBe('ok');
      expect(await used()).toEqual({ 'loss day': 1000, 'stake week': 3500 });
    });

    it('gets the stake of a rolled-back bet back, unless that bet was in a period before', async () => {
      const { bet, rollBack, set, used } = await limited();
      await set('stake', 'day', 1000);
      await bet('one', 900);
      await rollBack('one', 900);
      expect(await used()).toEqual({ 'stake day': 0 });
      await bet('two', 900);
      gateway.advance(day);
      await bet('three', 500);
      await rollBack('two', 900);
      expect(await used()).toEqual({ 'stake day': 500 });
    });

    it('counts a bet in the period of its own time, though it is booked in the next one, and gives it back there [S1-024]', async () => {
      const { bet, rollBack, set, used } = await limited();
      await set('stake', 'day', 1000);
      await set('loss', 'month', 2000);
      await bet('first', 700);
      const before = gateway.clock();
      gateway.advance(day);
      await bet('of the next day', 500);
      expect(await bet('late', 300, before)).toBe('ok');
      expect(await used()).toEqual({ 'stake day': 500, 'loss month': 1500 });
      expect(await bet('later', 1, before)).toBe('own_limit_reached');
      await rollBack('late', 300);
      expect(await used()).toEqual({ 'stake day': 500, 'loss month': 1200 });
      expect([await bet('last', 301, before), await bet('last', 300, before)]).toEqual(['own_limit_reached', 'ok']);
    });

    it('begins anew with its period, and several hold together', async () => {
      const { bet, set } = await limited();
      await set('stake', 'day', 1000);
      await set('stake', 'month', 1500);
      expect([await bet('one', 1000), await bet('two', 1)]).toEqual(['ok', 'own_limit_reached']);
      gateway.advance(day);
      expect([await bet('three', 501), await bet('four', 500)]).toEqual(['own_limit_reached', 'ok']);
      gateway.advance(31 * day);
      expect(await bet('five', 1000)).toBe('ok');
    });

    it('that is new knows what the books have of its period', async () => {
      const { bet, win, rollBack, set, used } = await limited();
      await bet('old', 5000);
      gateway.advance(40 * day);
      await bet('one', 800);
      await bet('two', 300);
      await rollBack('two', 300);
      await win('one', 200);
      for (const period of ['day', 'week', 'month'] as const) await set('stake', period, 1000);
      await set('loss', 'day', 700);
      expect(await used()).toEqual({ 'stake day': 800, 'stake week': 800, 'stake month': 800, 'loss day': 600 });
      expect([await bet('three', 101), await bet('four', 100)]).toEqual(['own_limit_reached', 'ok']);
    });

    it('of deposits counts one as soon as it is begun, until it has come to nothing', async () => {
      const { deposit, giveUp, set } = await limited();
      await set('deposit', 'day', 5000);
      const begin = async (...amounts: number[]) => {
        const answers: string[] = [];
        for (const [index, amount] of amounts.entries()) answers.push(await deposit(`${amount} ${index}`, amount));
        return answers;
      };
      expect(await begin(3000, 2001, 2000)).toEqual(['ok', 'own_limit_reached', 'ok']);
      await giveUp('3000 0');
      expect(await begin(3001, 2999)).toEqual(['own_limit_reached', 'ok']);
    });

    it('of deposits counts one that comes after the next period has begun there, and answers when it counts', async () => {
      const { deposit, set, used, wallet } = await limited();
      await set('deposit', 'day', 5000);
      await set('deposit', 'month', 9000);
      const asked = gateway.clock();
      const count = (now: number) => transact(gateway.db, (trx) => countDeposit(trx, { wallet, amount: 1000 }, now));
      expect(await count(asked)).toBe(asked);
      gateway.advance(day);
      expect(await deposit('of the next day', 2000)).toBe('ok');
      const begun = Math.floor(gateway.clock() / day) * day;
      expect(await count(asked)).toBe(begun);
      expect(await used()).toEqual({ 'deposit day': 3000, 'deposit month': 4000 });
      await transact(gateway.db, (trx) => uncountDeposit(trx, { wallet, amount: 1000, at: begun }, gateway.clock()));
      expect(await used()).toEqual({ 'deposit day': 2000, 'deposit month': 3000 });
    });

    it('is lowered at once, and raised or ended a day later', async () => {
      const { bet, set } = await limited();
      await set('stake', 'month', 1000);
      await set('stake', 'month', 2000);
      expect(await bet('one', 1001)).toBe('own_limit_reached');
      gateway.advance(day - 1);
      expect(await bet('two', 1001)).toBe('own_limit_reached');
      gateway.advance(1);
      expect(await bet('three', 1900)).toBe('ok');
      await set('stake', 'month', 1500);
      expect(await bet('four', 1)).toBe('own_limit_reached');
      await set('stake', 'month', null);
      gateway.advance(day);
      expect(await bet('five', 50_000)).toBe('ok');
    });

    it('is raised once it is asked for again after the wait, where the place wants that; a lower one ends the wait', async () => {
      const { bet, set } = await limited();
      const again = { again: true };
      await set('stake', 'month', 1000);
      await set('stake', 'month', 2000, again);
      await set('stake', 'month', 2000, again);
      gateway.advance(2 * day);
      expect(await bet('one', 1001)).toBe('own_limit_reached');
      await set('stake', 'month', 2000, again);
      expect(await bet('two', 1500)).toBe('ok');
      await set('stake', 'month', 3000, again);
      await set('stake', 'month', 2000, again);
      gateway.advance(2 * day);
      expect(await set('stake', 'month', 2000, again)).toMatchObject({ limit_minor: 2000, next_at: null });
    });
  });

  describe('fifty bets at once at the edge of a limit', () => {
    it(
      `never exceed it, in ${rounds[dialect]} rounds; as many pass as there is room for`,
      { timeout: 1_200_000 },
      async () => {
        for (let round = 0; round < rounds[dialect]; round += 1) {
          const { bet, set, used } = await limited();
          const room = round % 7;
          // In every third round the limit comes while the bets do.
          const setting = () => set(round % 2 === 0 ? 'stake' : 'loss', 'day', room * 300 + 299);
          if (round % 3 !== 0) await setting();
          const bets = Array.from({ length: 50 }, (_, index) => bet(`${index}`, 300));
          const [answers] = await Promise.all([Promise.all(bets), round % 3 === 0 ? setting() : undefined]);
          const passed = answers.filter((answer) => answer === 'ok').length;
          if (round % 3 === 0) expect(passed).toBeGreaterThanOrEqual(room);
          else expect(passed).toBe(room);
          expect(Object.values(await used())).toEqual([passed * 300]);
          expect(await bet('last', 300)).toBe('own_limit_reached');
        }
        expect(await checkLedger(gateway.db)).toEqual([]);
      },
    );

    it('of deposits: no more are begun than the limit has room for', async () => {
      const { deposit, set } = await limited();
      await set('deposit', 'week', 1000);
      const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => deposit(`${index}`, 300)));
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(3);
    });
  });
});
