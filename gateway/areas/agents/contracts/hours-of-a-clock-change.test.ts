import { expect, it } from 'vitest';
import { transact } from '#gateway/db/transact.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { closeDays } from '../close-days.ts';
import { contractScene } from './testing/contract-scene.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  it('each hour is paid once, in one day, where clocks are put forward and where midnight is in the middle of an hour', async () => {
    for (const timeZone of ['Europe/Berlin', 'Asia/Kolkata']) {
      const gateway = await createTestGateway({ dialect });
      await transact(gateway.db, (trx) => changeSettings({ db: trx, merchant: 'mare' }, () => ({ timeZone })));
      gateway.advance(Date.UTC(2026, 2, 27, 12) - gateway.clock());
      const scene = contractScene(gateway, timeZone);
      const agent = await scene.join(null, 3);
      const player = await scene.join(agent.id);
      await scene.give(agent.id, {
        kind: 'hourly',
        tiers: [{ turnover: 0, active: 1, rate: 100 }],
        until: '2026-12-31',
      });
      for (let count = 0; count < 84; count += 1) {
        await scene.play(player.id, 100);
        gateway.advance(hour / 2);
        await scene.play(player.id, 100);
        gateway.advance(hour / 2);
        await closeDays(gateway);
        await scene.settle();
      }
      const days = await gateway.db
        .selectFrom('contract_hours')
        .select([
          'day',
          (eb) => eb.fn.countAll<number>().as('hours'),
          (eb) => eb.fn.sum<number>('turnover_minor').as('turnover'),
        ])
        .where('agent_id', '=', agent.id)
        .groupBy('day')
        .orderBy('day')
        .execute();
      const seen = days.map(({ day, hours, turnover }) => [day, Number(hours), Number(turnover)]);
      // In India the hour that midnight cuts is paid in the day in which it began.
      expect(seen.slice(0, 2)).toEqual([
        ['2026-03-28', 24, 4800],
        ['2026-03-29', timeZone === 'Europe/Berlin' ? 23 : 24, timeZone === 'Europe/Berlin' ? 4600 : 4800],
      ]);
      const pays = await scene.paysOf(agent.id, 'hourly');
      expect(pays.map(({ amount_minor }) => amount_minor)).toEqual(
        seen.map(([, , turnover]) => Number(turnover) / 100),
      );
      await gateway.close();
    }
  });
});
