import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
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
  const today = async () => {
    const row = await gateway.db
      .selectFrom('team_days')
      .select('day')
      .where('closed_at', 'is', null)
      .orderBy('day')
      .executeTakeFirstOrThrow();
    return row.day;
  };

  describe('an offer', () => {
    it('that was changed, withdrawn or refused cannot be accepted, and an accepted one is never changed [S2-224]', async () => {
      const { agent } = await smallTeam();
      const first = await scene.offer(agent.id, salary(tier(0, 0, 10)));
      const second = await scene.offer(agent.id, salary(tier(0, 0, 9)));
      if ('why' in first || 'why' in second) throw new Error('not offered');
      expect(await scene.accept(agent.id, first.id)).toBe('changed');
      expect(await scene.withdraw(agent.id, second.id)).toBe('done');
      expect(await scene.accept(agent.id, second.id)).toBe('changed');
      const third = await scene.offer(agent.id, salary(tier(0, 0, 8)));
      if ('why' in third) throw new Error('not offered');
      const stranger = await scene.join(null, 3);
      expect(await scene.accept(stranger.id, third.id)).toBe('missing');
      expect(await scene.refuse(agent.id, third.id)).toBe('done');
      expect(await scene.accept(agent.id, third.id)).toBe('changed');
      const kept = await scene.give(agent.id, salary(tier(0, 0, 7)));
      expect(await scene.accept(agent.id, kept)).toBe('done');
      expect(await scene.refuse(agent.id, kept)).toBe('changed');
      expect(await scene.withdraw(agent.id, kept)).toBe('changed');
    });

    it('of the agent above cannot be accepted once their own contract does not cover it', async () => {
      const leader = await scene.join(null, 3);
      const below = await scene.join(leader.id, 3);
      await scene.give(leader.id, salary(tier(0, 0, 10)));
      await scene.nextDay();
      const made = await scene.offer(below.id, salary(tier(0, 0, 9)), leader.id);
      if ('why' in made) throw new Error(made.why);
      await scene.give(leader.id, salary(tier(0, 0, 8)));
      expect(await scene.accept(below.id, made.id)).toBe('changed');
    });

    it('has days from the next one on, and whole periods for a dividend', async () => {
      const { agent } = await smallTeam();
      const now = await today();
      expect(await scene.offer(agent.id, { ...salary(tier(0, 0, 1)), from: now })).toMatchObject({ why: 'days' });
      expect(await scene.offer(agent.id, { ...salary(tier(0, 0, 1)), until: '2031-01-01' })).toMatchObject({
        why: 'days',
      });
      expect(await scene.offer(agent.id, { ...dividend(tier(0, 0, 1)), until: '2026-12-30' })).toMatchObject({
        why: 'days',
      });
    });
  });
});
