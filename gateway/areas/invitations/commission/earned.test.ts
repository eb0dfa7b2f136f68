import { describe, expect, it } from 'vitest';
import { midnight } from '#gateway/ledger/day-of.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { readMerchant } from '../../site/merchant.ts';
import { setProgrammes } from '../testing/inviting-member.ts';
import { readEarned } from './earned.ts';
import { commissionScene, hour, payAll, zone } from './testing/commission-scene.ts';

const [monday, tuesday, thursday] = ['2026-03-16', '2026-03-17', '2026-03-19'] as const;

forEachDatabase((dialect) => {
  describe('nothing is earned', () => {
    it.each([
      ['by a locked inviter', { status: 'locked' as const }],
      ['by an agent', { type: 41 }],
    ])('%s', async (_who, change) => {
      const scene = await commissionScene(dialect);
      const { member, invite } = await scene.inviting();
      const { id } = await invite();
      await scene.fund(id);
      await scene.gateway.db.updateTable('members').set(change).where('id', '=', member.id).execute();
      scene.at(monday, 12 * hour);
      await scene.move(id, 'bet', 100_00);
      await scene.settle(monday);
      expect(await scene.paid(member.id)).toEqual([]);
      expect(await scene.gateway.db.selectFrom('commission_work').selectAll().execute()).toEqual([]);
    });

    it('for oneself, or while the CPF of either is unknown: two accounts with a CPF each are two people', async () => {
      const scene = await commissionScene(dialect);
      const { db } = scene.gateway;
      const { member, invite, own } = await scene.inviting();
      const friend = await invite();
      const { code } = await own();
      const profiles = db.selectFrom('member_profiles').selectAll().where('member_id', '=', friend.id);
      const row = await profiles.executeTakeFirstOrThrow();
      await db
        .insertInto('member_profiles')
        .values({ ...row, member_id: member.id, affiliate_code: code })
        .execute();
      await db.deleteFrom('tax_ids').where('member_id', '=', friend.id).execute();
      scene.at(monday, 12 * hour);
      for (const { id } of [friend, member]) {
        await scene.fund(id);
        await scene.move(id, 'bet', 100_00);
      }
      await scene.settle(monday);
      expect(await scene.paid(member.id)).toEqual([]);
    });

    it('where the place or the merchant has no commission', async () => {
      const scene = await commissionScene(dialect);
      const { member, invite } = await scene.inviting();
      const { id } = await invite();
      await scene.fund(id);
      for (const [day, change] of [
        [monday, () => setProgrammes(scene.gateway, [])],
        [tuesday, () => setPlace(scene.gateway.db, 'on')],
      ] as const) {
        scene.at(day, 12 * hour);
        await scene.move(id, 'bet', 100_00);
        await change();
        await scene.settle(day);
        await setProgrammes(scene.gateway, ['referral']);
      }
      expect((await scene.shown(member.id)).commission).toBe(undefined);
      await setPlace(scene.gateway.db, 'open');
      await payAll(scene.gateway);
      expect(await scene.paid(member.id)).toEqual([]);
    });
  });

  it('closes days without a gap or an overlap where the time zone of the merchant changes', async () => {
    const scene = await commissionScene(dialect);
    await scene.settle(monday);
    await setSettings(scene.gateway.db, { timeZone: 'Asia/Tokyo' });
    await scene.settle(thursday);
    await setSettings(scene.gateway.db, { timeZone: zone });
    await scene.settle('2026-03-22');
    const days = await scene.gateway.db.selectFrom('commission_days').selectAll().orderBy('day').execute();
    expect(days.length).toBeGreaterThan(6);
    expect(days[0]?.start_at).toBe(midnight('2026-03-15', zone));
    for (const [index, { start_at, end_at }] of days.entries()) {
      expect(end_at).toBeGreaterThanOrEqual(start_at);
      if (index > 0) expect(start_at).toBe(days[index - 1]?.end_at);
    }
  });

  it('shows an inviter today so far, the total, and each invited member’s part', async () => {
    const scene = await commissionScene(dialect);
    const { member, invite } = await scene.inviting();
    const { id } = await invite();
    await scene.fund(id);
    scene.at(monday, 12 * hour);
    await scene.move(id, 'bet', 100_25);
    const terms = { turnover: 20, deposit: 0, most: '100000.00', days: 30 };
    const shown = () => scene.shown(member.id);
    expect((await shown()).commission).toEqual({ total: '0.00', today: '0.20', terms });
    await scene.settle(monday);
    expect((await shown()).commission).toEqual({ total: '0.20', today: '0.00', terms });
    expect((await shown()).list).toMatchObject([{ earned: '0.20' }]);
    await scene.move(id, 'bet', 4_75);
    // With the twentieth of a cent that yesterday left.
    expect((await shown()).commission?.today).toBe('0.01');
  });
});

forEachDatabase((dialect) => {
  it('adds up today of three invited members by as many statements as of one [S1-052]', async () => {
    const scene = await commissionScene(dialect);
    const { db, clock } = scene.gateway;
    const { member, invite } = await scene.inviting();
    const friends = [await invite(), await invite(), await invite()];
    for (const { id } of friends) await scene.fund(id);
    scene.at(monday, 12 * hour + 40 * 60_000);
    const merchant = await readMerchant({ db }, 'mare');
    const look = async () => {
      let statements = 0;
      const counting = db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      });
      const earned = merchant && (await readEarned(counting, member.id, merchant, clock()));
      return { today: earned?.today, statements };
    };
    const [first, ...others] = friends;
    await scene.move(first?.id ?? '', 'bet', 100_00);
    const one = await look();
    expect(one.today).toBe('0.20');
    for (const { id } of others) await scene.move(id, 'bet', 150_00);
    expect(await look()).toEqual({ today: '0.80', statements: one.statements });
  });
});

type Db = Awaited<ReturnType<typeof commissionScene>>['gateway']['db'];

async function setSettings(db: Db, change: object): Promise<void> {
  const { settings } = await db
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', 'mare')
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...(JSON.parse(settings) as object), ...change });
  await db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
}
const setPlace = (db: Db, profile: string) => setSettings(db, { profile });
