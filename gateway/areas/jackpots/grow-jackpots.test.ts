import { isTrueDrop } from '#src/contract/jackpots/jackpot-level.ts';
import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import { playCurrency } from '#src/contract/core/play-money.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { listInbox } from '../notify/inbox/inbox.ts';
import { addJackpot, addJackpotAt, jackpotRow } from '#gateway/testing/add-jackpot.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { addMember, balanceOf, fundMember, openSession } from '#gateway/testing/test-members.ts';
import { VendorScene } from '#gateway/testing/vendor-scene.ts';
import { rewrapLevels } from './rewrap-levels.ts';
import { amountOf, drawRun, openLevel } from './runs.ts';

forEachDatabase((dialect) => {
  const scene = new VendorScene(dialect);
  afterEach(async () => {
    await scene.gateway.db.deleteFrom('jackpot_drops').execute();
    await scene.gateway.db.deleteFrom('ended_runs').execute();
    await scene.gateway.db.deleteFrom('jackpots').execute();
    scene.gateway.events.emit('changed', 'jackpots');
  });

  /** Plays a round with these stakes, the rolled back ones among them, and ends it. */
  const play = async (
    stakes: readonly string[],
    rest: Record<string, unknown> = {},
    rolledBack: readonly string[] = [],
  ) => {
    const roundId = scene.fresh('round');
    for (const amount of stakes) await scene.vendor.call('bet', scene.bet(amount, { roundId, ...rest }));
    for (const amount of rolledBack) {
      const bet = scene.bet(amount, { roundId, ...rest });
      await scene.vendor.call('bet', bet);
      await scene.vendor.call('rollback', scene.move({ roundId, betTransactionId: bet['transactionId'] }));
    }
    return scene.vendor.call('end-round', scene.move({ roundId }));
  };
  /** Makes a jackpot whose level is known. */
  const withLevel = (id: string, level: string, rest?: Parameters<typeof addJackpotAt>[3]) =>
    addJackpotAt(scene.gateway, id, level, rest);
  const grownOf = async (id: string) => (await jackpotRow(scene.gateway.db, id)).grown;
  const drops = () => scene.gateway.db.selectFrom('jackpot_drops').selectAll().orderBy('run_id').execute();

  describe('a jackpot', () => {
    it('grows by exactly its rate of what is staked in rounds that end, to the ten-thousandth of a cent', async () => {
      await withLevel('onda', '200.00', { rate_bp: 37 });
      let staked = 0;
      for (let round = 0; round < 20; round += 1) {
        const stakes = [`0.0${(round % 9) + 1}`, '0.11'];
        staked += (round % 9) + 1 + 11;
        await play(stakes, {}, round % 5 === 0 ? ['1.00'] : []);
      }
      expect(await grownOf('onda')).toBe(staked * 37);
      expect(amountOf(await jackpotRow(scene.gateway.db, 'onda'))).toBe(10_000 + Math.floor((staked * 37) / 10_000));
    });

    it('counts a round once under repeated ends, and none that is open, rolled back or of play money', async () => {
      await withLevel('onda', '200.00');
      const end = scene.move();
      await scene.vendor.call('bet', scene.bet('10.00'));
      expect(await grownOf('onda')).toBe(0);
      await scene.vendor.call('end-round', end);
      await scene.vendor.call('end-round', end);
      await scene.vendor.call('end-round', scene.move());
      expect(await grownOf('onda')).toBe(100_000);
      await play([], {}, ['5.00']);
      const free = await scene.vendor.enterForFree({ cookie_hash: scene.fresh('cookie') });
      const chips = { playerId: free.playerId, playerToken: free.token, nodeId: 'COR-1', currency: playCurrency };
      expect(await scene.vendor.call('bet', scene.bet('10.00', chips))).toMatchObject({ code: 'ok' });
      await scene.vendor.call('end-round', scene.move({ playerId: free.playerId }));
      expect(await grownOf('onda')).toBe(100_000);
    });

    it('counts games of its category alone, members of its merchant alone, and nothing while it is off', async () => {
      await withLevel('peixe', '200.00', { category: 'FISH' });
      await withLevel('slots', '200.00', { category: 'RNG' });
      await withLevel('off', '200.00', { active: 0 });
      await play(['10.00']);
      expect(await Promise.all(['peixe', 'slots', 'off'].map(grownOf))).toEqual([0, 100_000, 0]);
      await scene.gateway.db
        .updateTable('members')
        .set({ merchant_code: 'other' })
        .where('id', '=', scene.member.id)
        .execute();
      await play(['10.00']);
      // A jackpot that another process has switched off does not count either, before this one is notified.
      await scene.gateway.db.updateTable('members').set({ merchant_code: 'mare' }).execute();
      await scene.gateway.db.updateTable('jackpots').set({ active: 0 }).where('id', '=', 'slots').execute();
      await play(['10.00']);
      expect(await Promise.all(['peixe', 'slots', 'off'].map(grownOf))).toEqual([0, 100_000, 0]);
    });

    it('is won by the round that reaches its level: paid once, notified in the inbox, started again', async () => {
      const row = await withLevel('onda', '100.15', { seed_minor: 10_000, cap_minor: 10_100 });
      await play(['10.07']);
      expect(await drops()).toEqual([]);
      const { value } = await play(['10.01']);
      // 100.00 less 20.08, and 100.2008 won of which the part of a cent goes on.
      expect(value).toMatchObject({ balance: '180.12' });
      const [won, ...more] = await drops();
      expect(more).toEqual([]);
      expect(won).toMatchObject({ run_id: row.run_id, amount_minor: 10_020, level_minor: 10_015, salt: 'salt' });
      const next = await jackpotRow(scene.gateway.db, 'onda');
      expect(next.run_id).not.toBe(row.run_id);
      expect([next.grown, amountOf(next)]).toEqual([800, 10_000]);
      const { list } = await listInbox(scene.gateway.db, scene.member.id, 1, 'pt');
      expect(list).toMatchObject([{ title: 'Você ganhou o jackpot Onda', path: '/m/jackpot', read: false }]);
      expect(list[0]?.content).toMatch(/R\$\s100,20/);
      const journals = await scene.gateway.db
        .selectFrom('journals')
        .selectAll()
        .where('kind', '=', 'jackpot')
        .execute();
      expect(journals.filter(({ ref }) => ref === row.run_id)).toHaveLength(1);
    });

    it('is never more than its cap', async () => {
      await withLevel('onda', '100.01', { seed_minor: 10_000, cap_minor: 10_001, rate_bp: 1000 });
      await play(['99.00']);
      expect(await drops()).toMatchObject([{ amount_minor: 10_001 }]);
    });

    it('is paid to one, and starts again with all later stakes, when fifty rounds end at once', async () => {
      await withLevel('onda', '100.25', { seed_minor: 10_000, cap_minor: 10_100, rate_bp: 100 });
      await withLevel('slots', '100.25', { seed_minor: 10_000, cap_minor: 10_100, rate_bp: 100, category: 'RNG' });
      const { db, clock } = scene.gateway;
      const members = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const member = await addMember(db, scene.fresh('many'));
          await fundMember(db, member.id, 10_000);
          return { id: member.id, token: await scene.vendor.enter(await openSession(db, member, clock())) };
        }),
      );
      const rounds = members.flatMap((member) =>
        Array.from({ length: 5 }, () => ({ member, roundId: scene.fresh('r') })),
      );
      for (const { member, roundId } of rounds)
        await scene.vendor.call('bet', scene.bet('1.00', { playerId: member.id, playerToken: member.token, roundId }));
      const answers = await Promise.all(
        rounds.map(({ member, roundId }) =>
          scene.vendor.call('end-round', scene.move({ playerId: member.id, roundId })),
        ),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['ok']));
      const paid = await drops();
      // For any winners: the counted amount is the payments above the seeds, and the remaining growth.
      for (const id of ['onda', 'slots']) {
        const ofOne = paid.filter(({ jackpot_id }) => jackpot_id === id);
        const won = ofOne.reduce((sum, { amount_minor, seed_minor }) => sum + amount_minor - seed_minor, 0);
        expect(won * 10_000 + (await grownOf(id))).toBe(50 * 100 * 100);
        expect(ofOne.filter(({ salt }) => salt === 'salt')).toMatchObject([{ amount_minor: 10_025 }]);
      }
      const balances = await Promise.all(members.map(({ id }) => balanceOf(db, id)));
      const all = paid.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
      expect(balances.reduce((sum, each) => sum + each, 0)).toBe(10 * 10_000 - 50 * 100 + all);
    });

    it('has a level that nothing discloses before it drops, and that can be verified after', async () => {
      const row = await withLevel('onda', '100.99', { seed_minor: 10_000, cap_minor: 10_100 });
      const said = JSON.stringify(await valueOf(scene.app, jackpots));
      expect(said).toContain(row.commitment);
      for (const secret of ['100.99', 'salt', row.sealed_level]) expect(said).not.toContain(secret);
      await play(['99.00']);
      const { drops: told } = await valueOf(scene.app, jackpots);
      expect(told).toMatchObject([{ level: '100.99', salt: 'salt', amount: '100.99', commitment: row.commitment }]);
      expect(await isTrueDrop(told[0] as (typeof told)[0])).toBe(true);
    });

    it('gets another level above its amount when no secret decrypts its own, and loses nothing', async () => {
      const row = await withLevel('onda', '150.00');
      await play(['50.00']);
      await scene.gateway.db.updateTable('jackpots').set({ sealed_level: 'gone' }).execute();
      expect(await play(['10.00'])).toMatchObject({ code: 'ok' });
      const after = await jackpotRow(scene.gateway.db, 'onda');
      expect([after.run_id === row.run_id, after.grown]).toEqual([false, 600_000]);
      expect((await openLevel(scene.gateway, after))?.levelMinor).toBeGreaterThan(10_060);
    });

    it('keeps its level when the master secret is replaced, and begins once a secret is there', async () => {
      const row = await withLevel('onda', '150.00');
      await addJackpot(scene.gateway, 'nova', { run_id: '', commitment: '', sealed_level: '', grown: 70_000 });
      expect((await valueOf(scene.app, jackpots)).list.map(({ id }) => id)).toEqual(['onda']);
      const replaced = {
        masterSecret: 'another-secret-0123456789abcdefghijklmnop',
        alsoSecret: scene.gateway.masterSecret,
      };
      expect(await rewrapLevels(scene.gateway.db, replaced, scene.gateway.clock())).toBe(0);
      const alone = { masterSecret: replaced.masterSecret };
      const [kept, begun] = [await jackpotRow(scene.gateway.db, 'onda'), await jackpotRow(scene.gateway.db, 'nova')];
      expect([kept.run_id, await openLevel(alone, kept)]).toEqual([row.run_id, { levelMinor: 15_000, salt: 'salt' }]);
      expect(begun.grown).toBe(70_000);
      expect((await openLevel(alone, begun))?.levelMinor).toBeGreaterThan(10_007);
      expect(await rewrapLevels(scene.gateway.db, { masterSecret: 'x'.repeat(40) }, 1)).toBe(2);
    });
  });

  describe('levels', () => {
    it('are drawn above the seed and up to the cap, each as often as another', async () => {
      const counts = new Map<number, number>();
      const draws = 3000;
      for (let draw = 0; draw < draws; draw += 1) {
        const run = await drawRun(scene.gateway, { seedMinor: 100, capMinor: 110, rateBp: 100 }, 0);
        const { levelMinor = 0 } = (await openLevel(scene.gateway, run)) ?? {};
        counts.set(levelMinor, (counts.get(levelMinor) ?? 0) + 1);
      }
      expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([101, 102, 103, 104, 105, 106, 107, 108, 109, 110]);
      const expected = draws / 10;
      const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Nine degrees of freedom: above 33.7 once in ten thousand runs.
      expect(chi).toBeLessThan(33.7);
    });
  });
});
