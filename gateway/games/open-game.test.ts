import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { lines, strips } from './model.ts';
import type { Opened } from './shared/page-api.ts';
import { winningTable } from './testing/scripted.ts';
import { octopus, type TestTable } from './testing/test-table.ts';

forEachDatabase((dialect) => {
  describe('after a reload', () => {
    const reopen = async (table: TestTable, token: string) =>
      (await table.call<Opened>('/api/session', {}, token)).value;

    it('returns the round that was not shown yet, until it is acknowledged', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      expect((await reopen(table, token)).openRound).toBeNull();
      const { value } = await table.spin(token, 'key-00000001');
      expect((await reopen(table, token)).openRound).toEqual(value);
      const elsewhere = await table.open('ana');
      expect(elsewhere.openRound).toEqual(value);
      await table.call('/api/ack', { idempotencyKey: 'key-00000001' }, token);
      expect((await reopen(table, token)).openRound).toBeNull();
    });

    it('counts a new round as the acknowledgement of the previous one', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      await table.spin(token, 'key-00000001');
      await table.spin(token, 'key-00000002');
      await table.call('/api/ack', { idempotencyKey: 'key-00000002' }, token);
      expect((await reopen(table, token)).openRound).toBeNull();
    });

    it('says that a bet is still being asked after', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = Array.from({ length: 3 }, () => ({
        callback: 'rollback' as const,
        fault: 'error' as const,
      }));
      table.gateway.faults.push({ callback: 'bet', fault: 'lost-answer' });
      await table.spin(token, 'key-00000001');
      expect((await reopen(table, token)).openRound).toEqual({ status: 'checking', idempotencyKey: 'key-00000001' });
      await table.settle();
      expect((await reopen(table, token)).openRound).toBeNull();
    });

    it('still shows the round when the player token has expired', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      const { value } = await table.spin(token, 'key-00000001');
      table.gateway.expireTokens();
      expect(await reopen(table, token)).toMatchObject({ over: true, balance: null, openRound: value });
    });

    it('opens without a balance while the gateway is silent', async () => {
      const table = await winningTable(dialect);
      const { token } = await table.open('ana');
      table.gateway.faults = [{ callback: 'balance', fault: 'html' }];
      expect(await reopen(table, token)).toMatchObject({ over: false, balance: null });
    });
  });

  describe('the reports to the page', () => {
    it('resolves a picture that is named by its path on the app’s origin', async () => {
      const table = await winningTable(dialect);
      const code = table.gateway.launch('ana', { ...octopus, iconUrl: '/art/g/ABI-1.svg' });
      expect((await table.call<Opened>('/api/session', { code })).value.game.iconUrl).toBe(
        'http://app.test/art/g/ABI-1.svg',
      );
    });

    it('publishes the table that the server plays by', async () => {
      const table = await winningTable(dialect);
      const opened = await table.open('ana', { language: 'en' });
      expect(opened).toMatchObject({
        language: 'en',
        currencySymbol: 'R$',
        appOrigin: 'http://app.test',
        game: { name: octopus.gameName, iconUrl: octopus.iconUrl },
      });
      expect(opened.model).toMatchObject({ strips, lines, publishedReturn: '96.19' });
      expect(opened.bets).toMatchObject({
        lineStakes: ['0.01', '0.02', '0.05', '0.10', '0.20', '0.50', '1.00', '2.00', '5.00'],
        minStake: '0.10',
      });
    });
  });
});
