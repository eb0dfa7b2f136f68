import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { balanceLimit } from '#gateway/ledger/ledger.ts';
import { midnight } from '#gateway/ledger/day-of.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { payCommissions } from './job.ts';
import { addTerms, commissionScene, hour, payAll, zone } from './testing/commission-scene.ts';

const [monday, tuesday, wednesday, thursday] = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'] as const;

/** Fails at the statement after so many. */
const killedAfter = (statements: number): KyselyPlugin => {
  let left = statements;
  return {
    transformQuery: ({ node }) => {
      if ((left -= 1) < 0) throw new Error('killed');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
};

forEachDatabase((dialect) => {
  describe('the commission of a closed day [S1-052]', () => {
    it('is paid once, however many processes and runs there are, with one message a day', async () => {
      const scene = await commissionScene(dialect);
      const { member, invite } = await scene.inviting();
      const [one, other] = [await invite(), await invite()];
      for (const { id } of [one, other]) await scene.fund(id);
      scene.at(monday, 12 * hour);
      await scene.move(one.id, 'bet', 100_00);
      await scene.move(other.id, 'bet', 50_00);
      scene.at(tuesday, 5 * hour);
      expect(await payCommissions(scene.gateway)).toBe(0);
      scene.at(tuesday, 6 * hour);
      await Promise.all(Array.from({ length: 4 }, () => payCommissions(scene.gateway)));
      await payAll(scene.gateway);
      expect((await scene.paid(member.id)).toSorted()).toEqual([10, 20]);
      const { db } = scene.gateway;
      const inbox = await db.selectFrom('inbox').selectAll().where('member_id', '=', member.id).execute();
      expect(inbox).toHaveLength(1);
      const settled = await db.selectFrom('commissions').select(['day', 'base_minor']).orderBy('base_minor').execute();
      expect(settled).toEqual([
        { day: monday, base_minor: 50_00 },
        { day: monday, base_minor: 100_00 },
      ]);
      expect(await checkLedger(db)).toEqual([]);
    });

    it('is whole after a kill at any statement', async () => {
      const scene = await commissionScene(dialect);
      const { member, invite } = await scene.inviting();
      const friends = [await invite(), await invite()];
      scene.at(monday, hour);
      for (const { id } of friends) {
        await scene.fund(id);
        await scene.move(id, 'bet', 100_00);
      }
      scene.at(tuesday, 6 * hour);
      for (let statements = 1; statements < 60; statements += 1) {
        const db = scene.gateway.db.withPlugin(killedAfter(statements));
        await payCommissions({ ...scene.gateway, db }).catch(() => undefined);
      }
      scene.gateway.advance(2 * hour);
      await payAll(scene.gateway);
      expect(await scene.paid(member.id)).toEqual([20, 20]);
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });

    it('counts an instant at midnight in one day', async () => {
      const scene = await commissionScene(dialect);
      const { member, invite } = await scene.inviting();
      const { id } = await invite();
      await scene.fund(id);
      for (const [day, ms, minor] of [
        [tuesday, -1, 100_00],
        [tuesday, 0, 300_00],
        [wednesday, 0, 700_00],
      ] as const) {
        scene.at(day, ms);
        await scene.move(id, 'bet', minor);
      }
      await scene.settle(monday);
      expect(await scene.paid(member.id)).toEqual([20]);
      await scene.settle(tuesday);
      await scene.settle(wednesday);
      expect(await scene.paid(member.id)).toEqual([20, 60, 140]);
    });

    it('does not wait for a member whose payment fails, who is paid later, day by day', async () => {
      const scene = await commissionScene(dialect);
      const [broken, sound] = [await scene.inviting(), await scene.inviting()];
      const { db } = scene.gateway;
      const friends = [await broken.invite(), await sound.invite()];
      for (const { id } of friends) await scene.fund(id);
      const wallet = walletId(broken.member.id, 'BRL');
      const setBalance = (balance_minor: number) =>
        db.updateTable('accounts').set({ balance_minor }).where('id', '=', wallet).execute();
      const { balance_minor } = await db
        .selectFrom('accounts')
        .select('balance_minor')
        .where('id', '=', wallet)
        .executeTakeFirst()
        .then((row) => row ?? { balance_minor: 0 });
      await scene.fund(broken.member.id, 1);
      await setBalance(balanceLimit);
      for (const [day, minor] of [
        [monday, 100_00],
        [tuesday, 200_00],
      ] as const) {
        scene.at(day, 9 * hour);
        for (const { id } of friends) await scene.move(id, 'bet', minor);
        await scene.settle(day);
      }
      expect([await scene.paid(sound.member.id), await scene.paid(broken.member.id)]).toEqual([[20, 40], []]);
      await setBalance(balance_minor + 1);
      scene.gateway.advance(2 * hour);
      await payAll(scene.gateway);
      expect((await scene.paid(broken.member.id)).toSorted((one, other) => one - other)).toEqual([20, 40]);
      expect(await db.selectFrom('commission_work').selectAll().execute()).toEqual([]);
    });

    it('corrects in the open day what was rolled back, once, and pays fractions of a cent once they are whole', async () => {
      const scene = await commissionScene(dialect);
      const { member, invite } = await scene.inviting();
      const { id } = await invite();
      await scene.fund(id);
      scene.at(monday, hour);
      await scene.move(id, 'bet', 100_00);
      await scene.settle(monday);
      scene.at(tuesday, 8 * hour);
      await scene.move(id, 'rollback', 100_00);
      await scene.settle(tuesday);
      scene.at(wednesday, 8 * hour);
      await scene.move(id, 'bet', 151_25);
      await scene.settle(wednesday);
      // 0.2 % of 151.25 less 100.00 is 10.25 cents.
      expect(await scene.paid(member.id)).toEqual([20, 10]);
      for (const day of [thursday, '2026-03-20', '2026-03-21']) {
        scene.at(day, 8 * hour);
        await scene.move(id, 'bet', 1_25);
        await scene.settle(day);
      }
      expect(await scene.paid(member.id)).toEqual([20, 10, 1]);
    });

    it('follows terms from midnight on, and only for so many days after joining', async () => {
      const scene = await commissionScene(dialect, { days: 3 });
      const { member, invite } = await scene.inviting();
      const { id } = await invite();
      await scene.fund(id);
      const joined = { registered_at: midnight(monday, zone) };
      await scene.gateway.db.updateTable('member_profiles').set(joined).where('member_id', '=', id).execute();
      await addTerms(scene.gateway, tuesday, { turnover: 50, deposit: 0, most: 100_000, days: 3 });
      for (const day of [monday, tuesday, wednesday, thursday, '2026-03-20']) {
        scene.at(day, 12 * hour);
        await scene.move(id, 'bet', 100_00);
        await scene.settle(day);
      }
      expect(await scene.paid(member.id)).toEqual([20, 50, 50]);
    });

    it('never pays an inviter more in a day than the bound', async () => {
      const scene = await commissionScene(dialect, { most: 25 });
      const { member, invite } = await scene.inviting();
      const friends = [await invite(), await invite(), await invite()];
      scene.at(monday, 12 * hour);
      for (const { id } of friends) {
        await scene.fund(id);
        await scene.move(id, 'bet', 100_00);
      }
      await scene.settle(monday);
      expect((await scene.paid(member.id)).toSorted()).toEqual([20, 5].toSorted());
      const cut = await scene.gateway.db.selectFrom('commissions').select('cut_minor').execute();
      expect(cut.map(({ cut_minor }) => cut_minor).toSorted()).toEqual([0, 15, 20]);
    });

    it('of deposits is of the net: what comes, goes and comes again earns once, and a contested one nothing', async () => {
      const scene = await commissionScene(dialect, { turnover: 0, deposit: 100 });
      const { member, invite } = await scene.inviting();
      const [{ id }, other] = [await invite(), await invite()];
      scene.at(monday, 12 * hour);
      for (let round = 0; round < 5; round += 1) {
        await scene.move(id, 'deposit', 100_00);
        if (round < 4) await scene.move(id, 'hold', 100_00);
      }
      await scene.move(other.id, 'deposit', 70_00);
      await scene.move(other.id, 'contest', 70_00);
      await scene.settle(monday);
      expect(await scene.paid(member.id)).toEqual([100]);
    });
  });
});
