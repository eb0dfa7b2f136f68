import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { balanceOf } from '#gateway/testing/test-members.ts';
import { payContracts } from './contracts/pay-contracts.ts';
import { contractScene } from './contracts/testing/contract-scene.ts';
import { payRebates } from './pay-rebates.ts';

const day = 86_400_000;
/** A vendor's rounds cost the house 1.00 a day. */
const rewardLimits = { vendorMinor: 100, memberMinor: 100_000 };

forEachDatabase((dialect) => {
  describe('rounds that return what was staked, which make turnover at no cost', () => {
    let gateway: TestGateway;
    let scene: ReturnType<typeof contractScene>;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect, config: { rewardLimits } });
      scene = contractScene(gateway);
    });
    afterAll(async () => {
      expect(await checkLedger(gateway.db)).toEqual([]);
      await gateway.close();
    });

    const alarms = () => {
      const alarm = vi.spyOn(gateway.logger, 'error');
      alarm.mockClear();
      return () => alarm.mock.calls.map(([fields]) => fields as unknown as { event: string; kind?: string });
    };
    const wash = (id: string, stake: number) => scene.play(id, stake, stake);
    const statesOf = async (...ids: string[]) =>
      (await Promise.all(ids.map((id) => scene.rebatesOf(id)))).flat().map(({ state }) => state);
    /** An agent at 0.60 %, and a player. */
    const team = async () => {
      const agent = await scene.join(null, 3);
      await scene.rate(agent.id, { RNG: 60 });
      return { agent, player: await scene.join(agent.id) };
    };

    it('pay agents no more rebates in a day than the vendor may cost; the next one waits for another day, and the operator is alarmed', async () => {
      const [one, other] = [await team(), await team()];
      await scene.nextDay();
      for (const { player } of [one, other]) await wash(player.id, 10_000);
      const alarm = alarms();
      await scene.nextDay();
      expect(await statesOf(one.agent.id, other.agent.id)).toEqual(expect.arrayContaining(['paid', 'due']));
      expect(alarm()).toMatchObject([
        { event: 'vendor_exposure_high', kind: 'rebate', vendor: 'COR', minor: 60, most: 100 },
        { event: 'vendor_exposure_reached', kind: 'rebate', vendor: 'COR', minor: 120, most: 100 },
      ]);
      expect((await balanceOf(gateway.db, one.agent.id)) + (await balanceOf(gateway.db, other.agent.id))).toBe(200_060);
      gateway.advance(day);
      await payRebates(gateway);
      expect(await statesOf(one.agent.id, other.agent.id)).toEqual(['paid', 'paid']);
      await payRebates(gateway);
      expect((await balanceOf(gateway.db, one.agent.id)) + (await balanceOf(gateway.db, other.agent.id))).toBe(200_120);
    });

    it('pay an agent no salary beyond it, until the operator raises the limit', async () => {
      const agent = await scene.join(null, 3);
      const player = await scene.join(agent.id);
      await scene.give(agent.id, {
        kind: 'salary',
        tiers: [{ turnover: 10_000, active: 1, rate: 100 }],
        until: '2026-12-31',
      });
      await scene.nextDay();
      await wash(player.id, 50_000);
      const alarm = alarms();
      await scene.nextDay();
      expect(await scene.paysOf(agent.id)).toMatchObject([{ state: 'due', amount_minor: 500 }]);
      expect(await balanceOf(gateway.db, agent.id)).toBe(100_000);
      expect(alarm()).toMatchObject([{ event: 'vendor_exposure_reached', kind: 'salary', minor: 500, most: 100 }]);
      gateway.advance(day);
      await payContracts({
        ...gateway,
        config: { ...gateway.config, rewardLimits: { ...rewardLimits, vendorMinor: 500 } },
      });
      expect(await scene.paysOf(agent.id)).toMatchObject([{ state: 'paid' }]);
      expect(await balanceOf(gateway.db, agent.id)).toBe(100_500);
    });
  });
});
