import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { App } from '#gateway/http/app-env.ts';
import { addJackpot } from '#gateway/testing/add-jackpot.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  describe('GET /wps/jackpots', () => {
    it('is empty where there is no jackpot', async () => {
      expect(await valueOf(app, jackpots)).toEqual({ list: [], drops: [], ended: [] });
    });

    it('shows every active jackpot’s amount, in the operator’s order and the reader’s language [S1-092]', async () => {
      const row = await addJackpot(gateway, 'onda', {
        grown: 12_349_999,
        rate_bp: 30,
        category: 'FISH',
        sort_order: 20,
      });
      await addJackpot(gateway, 'first', { sort_order: 10 });
      await addJackpot(gateway, 'off', { active: 0 });
      const { list } = await valueOf(app, jackpots, { query: { language: 'en' } });
      expect(list.map(({ id }) => id)).toEqual(['first', 'onda']);
      expect(list[1]).toEqual({
        id: 'onda',
        name: 'Wave',
        art: '/art/b/mar.svg',
        category: 'FISH',
        rate: '0.30',
        seed: '100.00',
        cap: '200.00',
        amount: '112.34',
        run: row.run_id,
        commitment: row.commitment,
        startedAt: gateway.clock(),
      });
      expect((await valueOf(app, jackpots)).list[1]?.name).toBe('Onda');
    });

    it('shows no amount above the cap', async () => {
      await gateway.db.updateTable('jackpots').set({ grown: 5_000_000_000 }).where('id', '=', 'onda').execute();
      gateway.events.emit('changed', 'jackpots');
      expect((await valueOf(app, jackpots)).list[1]?.amount).toBe('200.00');
    });
  });
});
