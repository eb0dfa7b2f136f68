import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import type { Opened } from './shared/page-api.ts';
import { nothing, played, scripted, winningTable } from './testing/scripted.ts';
import { testTable } from './testing/test-table.ts';

forEachDatabase((dialect) => {
  describe('play money', () => {
    it('never calls the gateway for money', async () => {
      const table = await winningTable(dialect);
      const { token, balance, demo } = await table.open('guest', { demo: true });
      expect({ balance, demo }).toEqual({ balance: '1000.00', demo: true });
      const round = played((await table.spin(token, 'key-00000001', '0.10', 1)).value);
      expect(round).toMatchObject({ balanceAfterBet: '999.90', balance: '1004.90', settled: true });
      expect((await table.spin(token, 'key-00000001', '0.10', 1)).value).toMatchObject({ round });
      expect((await table.call<{ balance: string }>('/api/balance', {}, token)).value.balance).toBe('1004.90');
      expect(table.gateway.calls).toEqual(['authenticate']);
      expect((await table.call<Opened>('/api/session', {}, token)).value.openRound).toMatchObject({ round });
    });

    it('is topped up, and says so, when it has run out', async () => {
      const table = await testTable({ dialect, random: scripted(nothing) });
      const { token } = await table.open('guest', { demo: true });
      for (let round = 0; round < 10; round += 1) {
        expect((await table.spin(token, `key-0000000${round}`, '100.00')).value).toMatchObject({ refilled: false });
      }
      expect((await table.spin(token, 'key-00000011', '100.00')).value).toMatchObject({
        refilled: true,
        round: { balance: '900.00' },
      });
    });

    it('is each guest’s own', async () => {
      const table = await testTable({ dialect, random: scripted(nothing) });
      const [one, two] = [await table.open('guest', { demo: true }), await table.open('guest', { demo: true })];
      await table.spin(one.token, 'key-00000001', '100.00');
      expect((await table.call<{ balance: string }>('/api/balance', {}, two.token)).value.balance).toBe('1000.00');
      expect((await table.call<Opened>('/api/session', {}, two.token)).value.openRound).toBeNull();
    });
  });
});
