import { toMinor } from '#src/contract/core/amount.ts';
import { promotionStatus, promotionStatuses } from '#src/contract/promotions/promotion-status.ts';
import { MerchantSettings } from '../areas/site/merchant.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { OpenDatabase } from '../db/open-database.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { walletId } from '../ledger/ledger-accounts.ts';
import { findPromotions } from '../areas/promotions/find-promotions.ts';
import { readOwnPromotions } from '../areas/promotions/own-promotions.ts';
import { verifyPassword } from '../areas/identity/session/password.ts';
import { forEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { ACCOUNTS, ROUNDS } from './accounts.ts';
import { buildCatalogue } from './catalogue.ts';
import { buildContent, seedDatabase } from './seed-database.ts';

const now = Date.UTC(2026, 4, 2, 15);
const clock = () => now;

forEachDatabase((dialect) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(dialect);
    // Two processes that start at once on one database: one of them seeds it.
    await Promise.all([seedDatabase(source()), seedDatabase(source())]);
  });
  afterAll(() => open.close());

  const source = () => ({ db: open.db, clock, masterSecret: 'a-secret-for-tests-alone-0123456789abcdef' });
  const count = async (table: 'games' | 'vendors' | 'banners' | 'announcements' | 'rounds' | 'members' | 'journals') =>
    (
      await open.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;

  describe('the demonstration', () => {
    it('is in the database once under repeated calls', async () => {
      const [catalogue, content] = [buildCatalogue(), buildContent(now)];
      const before = [await count('rounds'), await count('members'), await count('journals')];
      await seedDatabase(source());
      expect(await count('games')).toBe(catalogue.games.length);
      expect(await count('vendors')).toBe(catalogue.vendors.length);
      expect(await count('banners')).toBe(content.banners?.length);
      expect(await count('announcements')).toBe(content.announcements?.length);
      expect([await count('rounds'), await count('members'), await count('journals')]).toEqual(before);
      // An area may have members of its own.
      const names = ACCOUNTS.map(({ account }) => account);
      const own = open.db.selectFrom('members').where('account', 'in', names);
      const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      expect(n).toBe(ACCOUNTS.length);
      const rounds = open.db.selectFrom('rounds').where('round_id', 'like', 'seed-%');
      const replayed = await rounds.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      expect(replayed.n).toBe(ROUNDS.length);
    });

    it('has hot games of every category, each once and none that is closed or opens a list', async () => {
      const hot = await open.db
        .selectFrom('games')
        .innerJoin('vendors', 'vendors.vassalage', 'games.vassalage')
        .select(['games.game_type', 'games.hot_rank', 'games.is_game_h5', 'vendors.open'])
        .where('games.hot_rank', 'is not', null)
        .orderBy('games.hot_rank')
        .execute();
      expect(hot.map((game) => game.hot_rank)).toEqual(hot.map((_, index) => index + 1));
      expect(new Set(hot.map((game) => game.game_type))).toEqual(
        new Set(['RNG', 'FISH', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT']),
      );
      expect(hot.filter((game) => game.open !== 1 || game.is_game_h5 !== '')).toEqual([]);
    });

    it('books opening balances and past rounds in journals that sum to zero [S1-024]', async () => {
      expect(await checkLedger(open.db)).toEqual([]);
      for (const { account, type, startBalance } of ACCOUNTS) {
        const own = ROUNDS.filter((round) => round.account === account);
        const member = await open.db
          .selectFrom('members')
          .select('id')
          .where('account', '=', account)
          .executeTakeFirstOrThrow();
        const claimed = await open.db
          .selectFrom('promotion_rewards')
          .select('reward_minor')
          .where('member_id', '=', member.id)
          .where('state', '=', 'claimed')
          .execute();
        const won = await open.db
          .selectFrom('jackpot_drops')
          .select('amount_minor')
          .where('member_id', '=', member.id)
          .execute();
        const expected =
          won.reduce((sum, { amount_minor }) => sum + amount_minor, 0) +
          own.reduce((sum, round) => sum - toMinor(round.stake) + toMinor(round.win), toMinor(startBalance)) +
          claimed.reduce((sum, { reward_minor }) => sum + reward_minor, 0);
        const wallet = await open.db
          .selectFrom('accounts')
          .select('balance_minor')
          .where('id', '=', walletId(member.id, 'BRL'))
          .executeTakeFirst();
        // A trial guest has chips and no wallet.
        expect([account, wallet?.balance_minor]).toEqual([account, type === 4 ? undefined : expected]);
      }
    });

    it('has a promotion in each of the eight statuses for its member [S2-248]', async () => {
      const { id: memberId } = await open.db
        .selectFrom('members')
        .select('id')
        .where('account', '=', 'marina.costa')
        .executeTakeFirstOrThrow();
      const promotions = await findPromotions(open.db, 'pt');
      const own = await readOwnPromotions(open.db, { memberId, now });
      const statuses = promotions.map((promotion) => {
        const part = own.find(({ id }) => id === promotion.id);
        return promotionStatus(promotion, part, now);
      });
      expect(statuses.toSorted()).toEqual([...promotionStatuses].toSorted());
    });

    it('lets the demonstration accounts sign in with their passwords, and none of the past ones', async () => {
      const able = ACCOUNTS.find(({ password }) => password !== null);
      const past = ACCOUNTS.find(({ password }) => password === null);
      if (!able || !past) throw new Error('the demonstration lacks an account');
      const hashOf = async (account: string) =>
        (
          await open.db
            .selectFrom('members')
            .select('password_hash')
            .where('account', '=', account)
            .executeTakeFirstOrThrow()
        ).password_hash;
      expect(await verifyPassword(source(), await hashOf(able.account), able.password ?? '')).toBe(true);
      expect(await verifyPassword(source(), await hashOf(past.account), '')).toBe(false);
    });

    it('has settings that the gateway can read for each merchant', async () => {
      const merchants = await open.db.selectFrom('merchants').select(['code', 'settings']).execute();
      expect(merchants.map(({ code }) => code)).toContain('mare');
      for (const { settings } of merchants) expect(v.is(MerchantSettings, JSON.parse(settings))).toBe(true);
    });

    it('names only games that exist as favourites and recent games', async () => {
      const lost = await open.db
        .selectFrom('favourites')
        .leftJoin('games', 'games.node_id', 'favourites.node_id')
        .select('favourites.node_id')
        .where((eb) =>
          eb.or([eb('games.node_id', 'is', null), eb('games.vassalage', '!=', eb.ref('favourites.vassalage'))]),
        )
        .execute();
      expect(lost).toEqual([]);
      const recent = await open.db
        .selectFrom('recent_games')
        .innerJoin('games', 'games.node_id', 'recent_games.node_id')
        .select('recent_games.played_at')
        .execute();
      expect(recent.length).toBeGreaterThan(10);
    });
  });
});
