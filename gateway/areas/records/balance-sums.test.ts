import { describe, expect, it } from 'vitest';
import { toMinor } from '#src/contract/core/amount.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { RecordScene } from '#gateway/testing/record-scene.ts';
import { balanceOf } from '#gateway/testing/test-members.ts';
import { readBalanceSums } from './balance-sums.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  const scene = new RecordScene(dialect);
  const { book, cancel, play, sums, statement } = scene;

  describe('the sums of a year [S1-081]', () => {
    it('are by what was booked, and lead from the balance before to the balance after', async () => {
      const before = await balanceOf(scene.gateway.db, scene.member.id);
      await book('deposit', 20_000);
      await play('r1', '2.00', '5.00');
      await cancel('r2');
      await book('promotion', 700);
      await book('credit', 300, 'by hand', 'operator');
      const half = scene.gateway.clock() + 1;
      await book('hold', -8000);
      await book('release', 3000);
      await book('fee', -50);
      await book('wallet-out', -1000);
      const end = scene.gateway.clock() + 1;
      const { items, totals } = await sums([scene.begun, half, end]);
      const none = { deposits: '0.00', withdrawals: '0.00', stake: '0.00', win: '0.00', bonus: '0.00', net: '0.00' };
      expect(items).toEqual([
        {
          ...{ at: scene.begun, deposits: '200.00', withdrawals: '0.00', stake: '2.00', win: '5.00', bonus: '7.00' },
          ...{ other: '3.00', net: '10.00', change: '213.00' },
        },
        { ...none, at: half, withdrawals: '50.50', other: '-10.00', change: '-60.50' },
      ]);
      expect(toMinor(totals.before)).toBe(before);
      expect(toMinor(totals.after)).toBe(await balanceOf(scene.gateway.db, scene.member.id));
      expect(toMinor(totals.after) - toMinor(totals.before)).toBe(toMinor(totals.change));
      const told = await statement({ from: scene.begun, to: end });
      expect(toMinor(told.totals.in) - toMinor(told.totals.out)).toBe(toMinor(totals.change));
      expect(told.items.at(-1)?.balance).toBe(totals.after);
    });

    it('of months are those of their days, of which some have 23 or 25 hours', async () => {
      const first = scene.gateway.clock() + hour / 2;
      const days = [0, 24, 47, 71, 96, 120, 144].map((hours) => first + hours * hour);
      for (let booked = 0; booked < 30; booked += 1) {
        await book(['deposit', 'bet', 'win', 'promotion'][booked % 4] ?? '', booked % 4 === 1 ? -70 : 100 + booked);
        scene.gateway.advance(5 * hour - 1000);
      }
      const whose = { db: scene.gateway.db, playerId: scene.member.id, currency: 'BRL' };
      const months = await readBalanceSums(whose, [first, days[2] ?? 0, days.at(-1) ?? 0]);
      const daily = await readBalanceSums(whose, days);
      expect(daily.totals).toEqual(months.totals);
      expect(daily.items.every(({ change }) => change !== '0.00')).toBe(true);
      for (const sum of ['deposits', 'stake', 'win', 'bonus', 'net', 'change'] as const) {
        const of = (from: number, to: number) =>
          daily.items.slice(from, to).reduce((all, day) => all + toMinor(day[sum]), 0);
        expect([of(0, 2), of(2, 6)]).toEqual(months.items.map((month) => toMinor(month[sum])));
      }
    });

    it('of a time before all play have the balance of then, and of one to come none', async () => {
      await book('deposit', 500);
      const now = scene.gateway.clock();
      const early = await sums([scene.begun - 2 * hour, scene.begun - hour, scene.begun]);
      expect(early.items.map(({ change }) => change)).toEqual(['0.00', '0.00']);
      expect(early.totals.after).toBe(early.totals.before);
      const late = await sums([now + hour, now + 2 * hour]);
      expect(toMinor(late.totals.before)).toBe(await balanceOf(scene.gateway.db, scene.member.id));
      expect(late.totals.change).toBe('0.00');
    });
  });
});
