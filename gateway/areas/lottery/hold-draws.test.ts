import { commitmentOf } from '#src/contract/core/commitment.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { holdDraws, saleAhead } from './hold-draws.ts';
import { rewrapSeeds } from './seeds.ts';

const slot = 300_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await createTestGateway({ dialect });
    onTestFinished(gateway.close);
    await gateway.db
      .insertInto('lotteries')
      .values({ node_id: 'TCG_LOTTO_VN-1', every_minutes: 5, first_minute: 0, open: 1 })
      .execute();
  });
  const rows = () => gateway.db.selectFrom('draws').selectAll().orderBy('draws_at').execute();
  const makeAll = async () => {
    while ((await holdDraws(gateway)) > 0);
  };

  describe('draws', () => {
    it('are created ahead with the commitment to a secret seed', async () => {
      await makeAll();
      const made = await rows();
      expect(made).toHaveLength(saleAhead / slot);
      expect(made[0]).toMatchObject({ numero: '20260314-109', state: 'selling', seed: null, ended_at: null });
      expect(new Set(made.map(({ commitment }) => commitment)).size).toBe(made.length);
      const logged = await gateway.db.selectFrom('commitments').selectAll().orderBy('ref').execute();
      expect(logged.map(({ kind, ref, commitment }) => [kind, ref, commitment])).toEqual(
        made.map(({ numero, commitment }) => ['draw', numero, commitment]),
      );
    });

    it('are not made where there is no lottery', async () => {
      await gateway.db.deleteFrom('lotteries').execute();
      expect(await holdDraws(gateway)).toBe(0);
      expect(await rows()).toEqual([]);
    });

    it('take place on time, by the committed seed, and the next ones are created', async () => {
      await makeAll();
      const before = await rows();
      gateway.advance(slot);
      await makeAll();
      const [first, second] = await rows();
      expect(first).toMatchObject({ state: 'drawn', commitment: before[0]?.commitment, ended_at: gateway.clock() });
      expect(await commitmentOf(first?.seed ?? '')).toBe(before[0]?.commitment);
      expect(second?.state).toBe('selling');
      expect(await rows()).toHaveLength(before.length + 1);
    });

    it('take place once under any number of processes', async () => {
      await Promise.all(Array.from({ length: 8 }, () => holdDraws(gateway)));
      gateway.advance(10 * slot);
      const held = await Promise.all(Array.from({ length: 8 }, () => holdDraws(gateway)));
      expect(held.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(10);
      const drawn = (await rows()).filter(({ state }) => state === 'drawn');
      expect(drawn).toHaveLength(10);
      for (const { seed, commitment } of drawn) expect(await commitmentOf(seed ?? '')).toBe(commitment);
      await makeAll();
      expect((await rows()).filter(({ state }) => state === 'drawn')).toEqual(drawn);
    });

    it('that were due while no process ran take place when one starts', async () => {
      await makeAll();
      const tickets = (await rows()).length;
      gateway.advance(10 * 86_400_000);
      await makeAll();
      const states = (await rows()).map(({ state }) => state);
      expect(states.filter((state) => state === 'drawn')).toHaveLength(tickets);
      expect(states.filter((state) => state === 'selling')).toHaveLength(saleAhead / slot);
    });

    it('are void when no secret opens the seed, or it is another one', async () => {
      await makeAll();
      const [first, second] = await rows();
      await gateway.db
        .updateTable('draws')
        .set({ sealed_seed: second?.sealed_seed ?? '' })
        .where('numero', '=', first?.numero ?? '')
        .execute();
      gateway.advance(slot);
      await makeAll();
      expect((await rows())[0]).toMatchObject({ state: 'void', seed: null, void_seed: null });
    });

    it('outlive the master secret that encrypted them', async () => {
      await makeAll();
      const { masterSecret } = gateway;
      const replaced = { masterSecret: 'another-secret-for-tests-alone-0123456789', alsoSecret: masterSecret };
      await rewrapSeeds(gateway.db, replaced);
      gateway.advance(slot);
      const next = { ...gateway, masterSecret: replaced.masterSecret };
      await holdDraws(next);
      expect((await rows())[0]?.state).toBe('drawn');
    });
  });
});
