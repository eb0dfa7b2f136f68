import { beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { hitsOf, timesOf } from '#src/contract/lottery/lottery-rules.ts';
import { numbersOf } from '#src/contract/lottery/lottery-draw.ts';
import { openSeed } from '#gateway/areas/lottery/seeds.ts';
import type { TicketReport } from '../shared/lottery-api.ts';
import { lotteryScene, type LotteryScene, slot } from '../testing/lottery-scene.ts';

forEachDatabase((dialect) => {
  let scene: LotteryScene;
  beforeEach(async () => {
    scene = await lotteryScene(dialect);
  });
  /** Opens the lottery and answers the session's token and the next draw's number. */
  const enter = async () => {
    const { token, menu } = await scene.open();
    return { token, numero: menu?.game.next?.numero ?? '' };
  };
  /** The secret numbers of a future draw, computed with the gateway's secret. */
  const foresee = async (numero: string) => {
    const row = await scene.gateway.db
      .selectFrom('draws')
      .selectAll()
      .where('numero', '=', numero)
      .executeTakeFirstOrThrow();
    return numbersOf((await openSeed(scene.gateway, row)) ?? '', { nodeId: 'TCG_LOTTO_VN-1', numero });
  };
  const winsOf = () =>
    scene.gateway.db.selectFrom('vendor_transactions').select('transaction_id').where('kind', '=', 'win').execute();

  describe('a lottery', () => {
    it('opens with what it sells, in the prize mode of the launch', async () => {
      const { menu, balance, tickets, opened, demo } = await scene.open('SEA');
      expect([balance, tickets, opened, demo]).toEqual(['1000.00', [], [], false]);
      expect(menu?.game).toMatchObject({ prizeMode: 'SEA', everyMinutes: 5 });
      expect((await scene.open()).menu?.game.prizeMode).toBe('Lott');
    });

    it('takes the stake of a ticket, waits for the draw, and pays the prize once', async () => {
      const { token, numero } = await enter();
      const numbers = await foresee(numero);
      const { value } = await scene.buy(token, numero, { numbers, stake: '1.00' });
      expect(value).toMatchObject({ status: 'waiting', ticket: { numero, numbers, mode: 'Lott', stake: '1.00' } });
      expect(await scene.balance()).toBe(99_900);
      await scene.settle();
      expect(await scene.balance()).toBe(99_900);
      await scene.draw();
      const { tickets, opened } = await scene.state(token);
      expect(tickets).toMatchObject([{ status: 'drawn', drawn: numbers, win: '25000.00', settled: true }]);
      expect(opened[0]).toMatchObject({ numero, numbers });
      expect(await scene.balance()).toBe(99_900 + 2_500_000);
      await scene.settle();
      scene.restart();
      await scene.settle();
      expect(await winsOf()).toHaveLength(1);
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });

    it('shows the commitment of the draw before the sale, on the waiting ticket, and with the drawn numbers', async () => {
      const { token, menu } = await scene.open();
      const { numero, commitment } = menu?.game.next ?? { numero: '', commitment: '' };
      await scene.buy(token, numero);
      expect((await scene.state(token)).tickets).toMatchObject([{ status: 'waiting', ticket: { numero, commitment } }]);
      await scene.draw();
      expect((await scene.state(token)).opened[0]).toMatchObject({ numero, commitment, state: 'drawn' });
    });

    it('ends a ticket without a prize, and its round', async () => {
      const { token, numero } = await enter();
      const drawn = await foresee(numero);
      const numbers = Array.from({ length: 30 }, (_, index) => index + 1).filter((each) => !drawn.includes(each));
      await scene.buy(token, numero, { numbers: numbers.slice(0, 5) });
      await scene.draw();
      expect((await scene.state(token)).tickets).toMatchObject([{ status: 'drawn', win: '0.00', settled: true }]);
      expect(await scene.balance()).toBe(99_800);
      const rounds = await scene.gateway.db.selectFrom('rounds').select('state').execute();
      expect(rounds).toEqual([{ state: 'ended' }]);
    });

    it('sells no ticket for a draw that is closed, over, void or none of its own', async () => {
      const { token, numero } = await enter();
      const soldFor = async (of: string) => (await scene.buy(token, of)).message;
      expect(await soldFor('20991231-001')).toBe('sale_closed');
      scene.gateway.advance(slot - 20_000);
      expect(await soldFor(numero)).toBe('sale_closed');
      await scene.draw();
      expect(await soldFor(numero)).toBe('sale_closed');
      expect(await scene.balance()).toBe(100_000);
    });

    it.each([
      { numbers: [1, 2, 3, 4] },
      { numbers: [1, 2, 3, 4, 4] },
      { numbers: [1, 2, 3, 4, 31] },
      { stake: '3.00' },
      { stake: '0.00' },
      { numero: 'tomorrow' },
    ])('refuses a ticket that is none: %o', async (more) => {
      const { token, numero } = await enter();
      expect(await scene.buy(token, numero, more as never)).toMatchObject({ status: 400, message: 'invalid_request' });
    });

    it('sells one ticket for one intent, and says what became of it', async () => {
      const { token, numero } = await enter();
      const key = { idempotencyKey: 'one-intent-1' };
      const both = await Promise.all([scene.buy(token, numero, key), scene.buy(token, numero, key)]);
      expect(both.some(({ success }) => success)).toBe(true);
      expect(await scene.balance()).toBe(99_800);
      expect(await scene.buy(token, numero, { ...key, numbers: [1, 2, 3, 4, 5] })).toMatchObject({
        status: 409,
        message: 'idempotency_conflict',
      });
      const asked = await scene.call<TicketReport>('/api/lottery/ticket', { idempotencyKey: 'never-came-1' }, token);
      expect(asked.value).toEqual({ status: 'cancelled' });
      expect((await scene.buy(token, numero, { idempotencyKey: 'never-came-1' })).value).toEqual({
        status: 'cancelled',
      });
    });
  });

  describe('what fails', () => {
    it('gives the stakes of a void draw back', async () => {
      const { token, numero } = await enter();
      await scene.buy(token, numero);
      await scene.gateway.db
        .updateTable('draws')
        .set({ state: 'void', ended_at: scene.gateway.clock() })
        .where('numero', '=', numero)
        .execute();
      scene.gateway.events.emit('changed', 'draws');
      await scene.draw();
      expect((await scene.state(token)).tickets).toMatchObject([{ status: 'returned', settled: true }]);
      expect(await scene.balance()).toBe(100_000);
    });

    it('pays nothing by a seed that is not the one that was committed to', async () => {
      const { token, numero } = await enter();
      await scene.buy(token, numero, { numbers: await foresee(numero) });
      await scene.gateway.db
        .updateTable('draws')
        .set({ state: 'drawn', seed: 'f'.repeat(64), ended_at: scene.gateway.clock() })
        .where('numero', '=', numero)
        .execute();
      scene.gateway.events.emit('changed', 'draws');
      await scene.draw();
      expect((await scene.state(token)).tickets).toMatchObject([{ status: 'waiting' }]);
      expect(await scene.balance()).toBe(99_800);
    });

    it('gives back what was paid for after the draw had begun', async () => {
      const { token, numero } = await enter();
      scene.gateway.advance(100_000);
      scene.network.is = (path) => {
        if (path.endsWith('/bet')) scene.gateway.advance(slot - 100_000);
        return 'fine';
      };
      await scene.buy(token, numero);
      scene.network.is = () => 'fine';
      await scene.draw();
      await scene.draw();
      expect((await scene.state(token)).tickets).toMatchObject([{ status: 'returned', settled: true }]);
      expect(await scene.balance()).toBe(100_000);
    });

    it('settles every ticket once, under lost calls and restarts', async () => {
      const { token, numero } = await enter();
      const drawn = await foresee(numero);
      let turn = 0;
      const unlucky: typeof scene.network.is = () =>
        (['fine', 'lost', 'fine', 'unanswered'] as const)[(turn += 1) % 4] ?? 'fine';
      const bought: number[][] = [];
      for (let number = 0; number < 20; number += 1) {
        const numbers = [
          ...drawn.slice(0, number % 6),
          ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((each) => !drawn.includes(each)),
        ]
          .slice(0, 5)
          .toSorted((a, b) => a - b);
        if ((await scene.buy(token, numero, { numbers, stake: '1.00' })).value.status === 'waiting')
          bought.push(numbers);
      }
      expect(bought).toHaveLength(20);
      scene.network.is = unlucky;
      await scene.draw();
      for (let kill = 0; kill < 50; kill += 1) {
        scene.restart();
        scene.gateway.advance(20_000);
        await Promise.all([scene.vendor.outbox.runDue(), scene.vendor.outbox.runDue()]);
      }
      scene.network.is = () => 'fine';
      scene.gateway.advance(600_000);
      await scene.settle();
      const wins = bought.map((numbers) => 100 * timesOf('Lott', hitsOf(numbers, drawn)));
      expect(await scene.balance()).toBe(100_000 - 2000 + wins.reduce((sum, win) => sum + win, 0));
      expect(await winsOf()).toHaveLength(wins.filter((win) => win > 0).length);
      const tickets = (await scene.state(token)).tickets;
      expect(tickets.every((report) => report.status === 'drawn' && report.settled)).toBe(true);
      expect(tickets.map((report) => (report.status === 'drawn' ? toMinor(report.win) : -1)).toSorted()).toEqual(
        wins.toSorted(),
      );
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });
  });
});
