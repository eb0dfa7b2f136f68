import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceLimit } from '#gateway/ledger/ledger.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { balanceOf } from '#gateway/testing/test-members.ts';
import { changeSettings } from '../../site/setting-actions.ts';
import { transact } from '#gateway/db/transact.ts';
import { closeDays } from '../close-days.ts';
import { checkPays } from './check-pays.ts';
import { payContracts } from './pay-contracts.ts';
import { settleDays } from './settle-days.ts';
import { contractScene } from './testing/contract-scene.ts';

const tier = (turnover: number, active: number, rate: number) => ({ turnover, active, rate });
const salary = (...tiers: ReturnType<typeof tier>[]) => ({ kind: 'salary', tiers, until: '2026-12-31' }) as const;

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
  const amounts = async (id: string, kind: 'salary' | 'hourly' | 'dividend' = 'salary') =>
    (await scene.paysOf(id, kind)).map(({ amount_minor }) => amount_minor);

  describe('a daily salary', () => {
    it('pays the rate of the highest tier that holds, from the day after it was accepted on, once [S2-223]', async () => {
      const { agent, one, other } = await smallTeam();
      await scene.give(agent.id, salary(tier(10_000, 1, 8), tier(20_000, 2, 12)));
      await scene.play(one.id, 30_000);
      await scene.nextDay();
      expect(await amounts(agent.id)).toEqual([]);
      await scene.play(one.id, 30_000);
      await scene.nextDay();
      await scene.play(one.id, 15_000);
      await scene.play(other.id, 15_555);
      await scene.nextDay();
      await scene.play(one.id, 9999);
      await scene.nextDay();
      expect(await amounts(agent.id)).toEqual([24, 36, 0]);
      expect(await balanceOf(gateway.db, agent.id)).toBe(100_060);
      const journals = await gateway.db
        .selectFrom('journals')
        .select('ref')
        .where('kind', '=', 'salary')
        .where('ref', 'like', `%:${agent.id}:salary`)
        .execute();
      expect(journals).toHaveLength(2);
    });

    it('is settled and paid once by however many processes, also after a kill between both', async () => {
      const { agent, one } = await smallTeam();
      await scene.give(agent.id, salary(tier(0, 0, 10)));
      await scene.nextDay();
      await scene.play(one.id, 50_000);
      gateway.advance(16 * 3_600_000);
      await closeDays(gateway);
      await Promise.all([settleDays(gateway), settleDays(gateway), settleDays(gateway)]);
      await Promise.all([payContracts(gateway), payContracts(gateway), payContracts(gateway)]);
      await payContracts(gateway);
      gateway.advance(8 * 3_600_000);
      expect(await amounts(agent.id)).toEqual([50]);
      expect(await balanceOf(gateway.db, agent.id)).toBe(100_050);
    });

    it('goes on by the old contract on the day in which another one is accepted, and by the new one from the next', async () => {
      const { agent, one } = await smallTeam();
      await scene.give(agent.id, salary(tier(0, 0, 10)));
      await scene.nextDay();
      await scene.play(one.id, 10_000);
      await scene.give(agent.id, salary(tier(0, 0, 50)));
      await scene.play(one.id, 10_000);
      await scene.nextDay();
      await scene.play(one.id, 10_000);
      await scene.nextDay();
      await scene.end(agent.id, 'salary');
      await scene.play(one.id, 10_000);
      await scene.nextDay();
      await scene.play(one.id, 10_000);
      await scene.nextDay();
      expect(await amounts(agent.id)).toEqual([20, 50, 50]);
      const states = await gateway.db
        .selectFrom('agent_contracts')
        .select('state')
        .where('agent_id', '=', agent.id)
        .orderBy('id')
        .execute();
      expect(states.map(({ state }) => state)).toEqual(['replaced', 'ended']);
    });

    it('pays others past an agent whose payment fails, and that one later', async () => {
      const [full, fine] = [await smallTeam(), await smallTeam()];
      for (const { agent } of [full, fine]) await scene.give(agent.id, salary(tier(0, 0, 10)));
      await scene.nextDay();
      const setBalance = (minor: number) =>
        gateway.db
          .updateTable('accounts')
          .set({ balance_minor: minor })
          .where('id', '=', walletId(full.agent.id, 'BRL'))
          .execute();
      await setBalance(balanceLimit);
      for (const { one } of [full, fine]) await scene.play(one.id, 10_000);
      await scene.nextDay();
      const stateOf = async (id: string) => (await scene.paysOf(id)).map(({ state }) => state);
      expect([await stateOf(full.agent.id), await stateOf(fine.agent.id)]).toEqual([['due'], ['paid']]);
      await setBalance(100_000);
      gateway.advance(2 * 60_000);
      await scene.settle();
      expect(await stateOf(full.agent.id)).toEqual(['paid']);
      expect(await balanceOf(gateway.db, full.agent.id)).toBe(100_010);
      gateway.advance(-2 * 60_000);
    });

    it('of an agent below, by their agent’s offer, is taken from what that one’s own comes to', async () => {
      const leader = await scene.join(null, 3);
      const below = await scene.join(leader.id, 3);
      const player = await scene.join(below.id);
      expect(await scene.offer(below.id, salary(tier(1000, 1, 5)), leader.id)).toEqual({ why: 'no contract' });
      await scene.give(leader.id, salary(tier(1000, 1, 10)));
      await scene.nextDay();
      expect(await scene.offer(below.id, salary(tier(1000, 1, 11)), leader.id)).toEqual({ why: 'too high', most: 10 });
      expect(await scene.offer(below.id, salary(tier(999, 1, 1)), leader.id)).toEqual({ why: 'too high', most: 0 });
      expect(await scene.offer(player.id, salary(tier(1000, 1, 5)), leader.id)).toEqual({ why: 'no agent' });
      await scene.give(below.id, salary(tier(1000, 1, 6)), leader.id);
      await scene.nextDay();
      await scene.play(player.id, 10_000);
      await scene.nextDay();
      expect((await amounts(leader.id)).at(-1)).toBe(4);
      expect((await amounts(below.id)).at(-1)).toBe(6);
      const other = await scene.join(null, 3);
      await scene.move(below.id, other.id);
      await scene.nextDay();
      await scene.play(player.id, 10_000);
      await scene.nextDay();
      expect(await amounts(below.id)).toHaveLength(2);
    });

    it('is not paid where the place allows none', async () => {
      const { agent, one } = await smallTeam();
      await scene.give(agent.id, salary(tier(0, 0, 10)));
      await scene.nextDay();
      const profile = (name: 'on' | 'open') =>
        transact(gateway.db, (trx) => changeSettings({ db: trx, merchant: 'mare' }, () => ({ profile: name })));
      await profile('on');
      await scene.play(one.id, 10_000);
      await scene.nextDay();
      await profile('open');
      expect(await scene.paysOf(agent.id)).toEqual([]);
    });
  });
});
