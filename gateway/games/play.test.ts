import { describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import type { RoundReport } from './shared/page-api.ts';
import type { Fault } from './testing/fake-gateway.ts';
import { middleRow, nothing, played, scripted, winningTable } from './testing/scripted.ts';
import { type TestTable, testTable } from './testing/test-table.ts';

forEachDatabase((dialect) => {
  describe('a round', () => {
    it('takes the stake, pays the win, ends the round and answers with the new balance', async () => {
      const table = await winningTable(dialect);
      const { token, balance } = await table.open('ana');
      expect(balance).toBe('100.00');
      const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value);
      expect(round).toMatchObject({
        stops: middleRow,
        win: '5.00',
        settled: true,
        balanceAfterBet: '99.90',
        balance: '104.90',
      });
      expect(round.wins).toEqual([{ line: 1, symbol: 'top', count: 3, amount: '5.00' }]);
      expect(table.gateway.balances.get('ana')).toBe(10_490);
      expect(table.gateway.calls).toEqual(['authenticate', 'bet', 'win', 'end-round']);
    });

    it('makes no win callback for a round without a win', async () => {
      const table = await testTable({ dialect, random: scripted(nothing) });
      table.gateway.balances.set('ana', 500);
      const { token } = await table.open('ana');
      const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value);
      expect(round).toMatchObject({ win: '0.00', settled: true, balance: '4.90' });
      expect(table.gateway.calls).toEqual(['authenticate', 'bet', 'end-round']);
    });

    it('answers the same key with the same round, and refuses it for another stake', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      const first = await table.spin(token, 'key-00000001');
      const again = await table.spin(token, 'key-00000001');
      expect(again.value).toEqual(first.value);
      expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(1);
      expect(await table.spin(token, 'key-00000001', '4.00')).toMatchObject({
        status: 409,
        message: 'idempotency_conflict',
      });
    });

    it('takes no other bet until the time is over that a round takes at least where the site is', async () => {
      const table = await testTable({ dialect, random: scripted([...nothing, ...nothing]) });
      table.gateway.balances.set('ana', 500);
      const { token, rules } = await table.open('ana', { rules: { turbo: false, autoplay: false, roundMs: 2500 } });
      expect(rules).toEqual({ turbo: false, autoplay: false, roundMs: 2500 });
      played((await table.spin(token, 'key-00000001', '0.10', 1)).value);
      // A second passes before each call.
      for (const key of ['key-00000002', 'key-00000003'])
        expect(await table.spin(token, key, '0.10', 1)).toMatchObject({ message: 'round_in_progress' });
      played((await table.spin(token, 'key-00000004', '0.10', 1)).value);
      expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(2);
    });

    it('takes no second bet while the first is on its way', async () => {
      const table = await testTable({ dialect, random: scripted(nothing), callbackWait: 5000 });
      table.gateway.balances.set('ana', 10_000);
      const { token } = await table.open('ana');
      let open = () => {};
      table.gateway.gate = new Promise((resolve) => {
        open = resolve;
      });
      const first = table.spin(token, 'key-00000001');
      await vi.waitFor(() => expect(table.gateway.calls).toContain('bet'));
      expect(await table.spin(token, 'key-00000002')).toMatchObject({ status: 200, message: 'round_in_progress' });
      open();
      expect((await first).value.status).toBe('played');
      expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(1);
    });

    it('plays once what is delivered twice at the same time', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      await Promise.all([table.spin(token, 'key-00000001'), table.spin(token, 'key-00000001')]);
      await table.settle();
      expect(table.gateway.journal.filter(({ kind }) => kind === 'bet')).toHaveLength(1);
      expect(table.gateway.journal.filter(({ kind }) => kind === 'win')).toHaveLength(1);
    });

    it.each([
      ['insufficient_balance', (table: TestTable) => table.gateway.balances.set('ana', 100)],
      ['session_over', (table: TestTable) => table.gateway.expireTokens()],
      ['unavailable', (table: TestTable) => Object.assign(table.gateway, { maintenance: true })],
    ])('is refused with %s and takes nothing', async (reason, arrange) => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      arrange(table);
      const { status, value } = await table.spin(token, 'key-00000001');
      expect(status).toBe(200);
      expect(value).toEqual({ status: 'refused', reason });
      await table.settle();
      expect(table.gateway.journal).toEqual([]);
    });
  });

  describe('a bet without an answer', () => {
    const silent: Fault[] = ['lost-request', 'lost-answer', 'reset', 'error', 'error-after', 'html', 'cut'];

    it.each(silent)('is rolled back until that is acknowledged: %s', async (fault) => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = [
        { callback: 'bet', fault },
        { callback: 'rollback', fault: 'lost-answer' },
        { callback: 'rollback', fault: 'html' },
      ];
      expect((await table.spin(token, 'key-00000001')).value).toEqual({
        status: 'checking',
        idempotencyKey: 'key-00000001',
      });
      expect((await table.spin(token, 'key-00000002')).message).toBe('round_in_progress');
      await table.settle();
      expect((await table.call('/api/round', { idempotencyKey: 'key-00000001' }, token)).value).toEqual({
        status: 'cancelled',
      });
      expect(table.gateway.balances.get('ana')).toBe(10_000);
      expect((await table.spin(token, 'key-00000003')).value.status).toBe('played');
    });

    it('is taken up by the next process when this one ends before the answer', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = [
        { callback: 'bet', fault: 'lost-answer' },
        { callback: 'rollback', fault: 'lost-request' },
      ];
      await table.spin(token, 'key-00000001');
      await table.idle();
      expect(table.gateway.balances.get('ana')).toBe(9800);
      const next = table.restart();
      await next.settle();
      expect(table.gateway.balances.get('ana')).toBe(10_000);
    });
  });

  describe('a win without an answer', () => {
    const silent: Fault[] = ['lost-request', 'lost-answer', 'reset', 'error', 'error-after', 'html', 'cut'];

    it.each(silent)('is paid once in the end: %s', async (fault) => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = Array.from({ length: 4 }, () => ({ callback: 'win' as const, fault }));
      const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value);
      expect(round).toMatchObject({ win: '5.00', settled: false, balance: null, balanceAfterBet: '99.90' });
      await table.settle();
      const later = played(
        (await table.call<RoundReport>('/api/round', { idempotencyKey: 'key-00000001' }, token)).value,
      );
      expect(later).toMatchObject({ settled: true, balance: '104.90' });
      expect(table.gateway.balances.get('ana')).toBe(10_490);
    });

    it('is paid after a restart and after the player token has ended', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = [{ callback: 'win', fault: 'error' }];
      await table.spin(token, 'key-00000001', '0.10', 1);
      table.gateway.expireTokens();
      await table.restart().settle();
      expect(table.gateway.balances.get('ana')).toBe(10_490);
      expect(table.gateway.ended.size).toBe(1);
    });

    it('waits longer and longer between two tries', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = Array.from({ length: 30 }, () => ({ callback: 'win' as const, fault: 'error' as const }));
      await table.spin(token, 'key-00000001', '0.10', 1);
      for (let second = 0; second < 1800; second += 1) {
        table.time.now += 1000;
        await table.outbox.runDue();
      }
      const tries = table.gateway.calls.filter((callback) => callback === 'win').length;
      // 1, 2, 4 … 256 s, then every five minutes: 9 + 4 in half an hour.
      expect(tries).toBeGreaterThan(10);
      expect(tries).toBeLessThan(17);
    });
  });

  describe('a spin that never arrived', () => {
    it('is cancelled when it is asked after, and not played when it arrives late', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      expect((await table.call('/api/round', { idempotencyKey: 'key-00000001' }, token)).value).toEqual({
        status: 'cancelled',
      });
      expect((await table.spin(token, 'key-00000001')).value).toEqual({ status: 'cancelled' });
      expect(table.gateway.journal).toEqual([]);
    });
  });
});
