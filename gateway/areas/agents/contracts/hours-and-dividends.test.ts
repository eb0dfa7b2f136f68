import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { transact } from '#gateway/db/transact.ts';
import { checkPays } from './check-pays.ts';
import { contractScene } from './testing/contract-scene.ts';

const tier = (turnover: number, active: number, rate: number) => ({ turnover, active, rate });
const salary = (...tiers: ReturnType<typeof tier>[]) => ({ kind: 'salary', tiers, until: '2026-12-31' }) as const;
const dividend = (...tiers: ReturnType<typeof tier>[]) => ({ kind: 'dividend', tiers, until: '2026-12-31' }) as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let scene: ReturnType<typeof contractScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    scene = contractScene(gateway);
  });
  afterAll(async () => {
    const days = await gateway.db.selectFrom('contract_days').select('day').execute();
    for (const { day } of days)
      expect([day, await checkPays(gateway.db, { merchant: 'mare', day })]).toEqual([day, []]);
    expect(await checkLedger(gateway.db)).toEqual([]);
    await gateway.close();
  });

  /** An agent with two players. */
  async function smallTeam() {
    const agent = await scene.join(null, 3);
    const [one, other] = [await scene.join(agent.id), await scene.join(agent.id)];
    return { agent, one, other };
  }
  const until = async (day: string) => {
    for (;;) {
      const open = await gateway.db
        .selectFrom('team_days')
        .select('day')
        .where('closed_at', 'is', null)
        .orderBy('day')
        .executeTakeFirstOrThrow();
      if (open.day >= day) return;
      await scene.nextDay();
    }
  };

  describe('an hourly salary', () => {
    it('pays each hour by its own tier, and the hours make up the day', async () => {
      const { agent, one, other } = await smallTeam();
      await scene.give(agent.id, { kind: 'hourly', tiers: [tier(1000, 2, 33)], until: '2026-12-31' });
      await scene.nextDay();
      await scene.play(one.id, 50_000);
      gateway.advance(3_600_000);
      for (const { id } of [one, other]) await scene.play(id, 1333);
      gateway.advance(3_600_000);
      for (const { id } of [one, other]) await scene.play(id, 777);
      gateway.advance(-2 * 3_600_000);
      await scene.nextDay();
      const [pay] = await scene.paysOf(agent.id, 'hourly');
      const hours = await gateway.db
        .selectFrom('contract_hours')
        .selectAll()
        .where('agent_id', '=', agent.id)
        .orderBy('begun_at')
        .execute();
      expect(hours.map(({ tier: place, gross_minor }) => [place, gross_minor])).toEqual([
        [0, 0],
        [1, 8],
        [1, 5],
      ]);
      expect(pay).toMatchObject({ turnover_minor: 4220, gross_minor: 13, amount_minor: 13, state: 'paid' });
    });
  });

  describe('a dividend', () => {
    it('is a part of result less rebates, salaries, fees and the negative of the period before, which is brought in once [S2-222]', async () => {
      const { agent, one } = await smallTeam();
      await scene.rate(agent.id, { RNG: 50 });
      await transact(gateway.db, (trx) =>
        changeSettings({ db: trx, merchant: 'mare' }, () => ({ paymentFeeRate: 100 })),
      );
      await until('2026-04-15');
      await scene.give(agent.id, dividend(tier(0, 0, 1000)));
      await scene.give(agent.id, salary(tier(0, 0, 20)));
      await until('2026-04-16');
      await scene.play(one.id, 10_000, 30_000);
      await until('2026-05-01');
      await scene.play(one.id, 30_000, 18_000);
      await until('2026-05-16');
      await scene.play(one.id, 40_000, 10_000);
      await until('2026-06-01');
      const rows = await scene.paysOf(agent.id, 'dividend');
      const parts = rows.map((row) => [
        row.period,
        row.result_minor,
        row.rebates_minor,
        row.salaries_minor,
        row.brought_minor,
        row.base_minor,
        row.carried_minor,
        row.amount_minor,
      ]);
      expect(parts).toEqual([
        ['2026-04-16', -20_000, 50, 20, 0, -20_070, -20_070, 0],
        ['2026-05-01', 12_000, 150, 60, -20_070, -8280, -8280, 0],
        ['2026-05-16', 30_000, 200, 80, -8280, 21_440, 0, 2144],
      ]);
      const [before] = await gateway.db
        .selectFrom('journals')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('kind', '=', 'dividend')
        .where('ref', 'like', `%:${agent.id}:dividend`)
        .execute();
      expect(Number(before?.n)).toBe(1);
    });
  });
});
