import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway, type Gateway } from '../context/gateway.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { readEarned } from '../areas/invitations/commission/earned.ts';
import { payCommissions } from '../areas/invitations/commission/job.ts';
import { auditBooks } from '../areas/operations/audit/audit-books.ts';
import { readOpenOffers } from '../areas/payments/bonuses/offers.ts';
import { readMerchant } from '../areas/site/merchant.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { readConfig } from '../process/config.ts';
import { forEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { seedDatabase } from './seed-database.ts';

const now = Date.UTC(2026, 4, 2, 15);

forEachDatabase((dialect) => {
  describe('what the demonstration gives to members', () => {
    let open: OpenDatabase;
    let gateway: Gateway;
    beforeAll(async () => {
      open = await openTestDatabase(dialect);
      gateway = createGateway({
        ...{ db: open.db, dialect, clock: () => now, masterSecret: 'a-secret-for-tests-alone-0123456789abcdef' },
        config: readConfig({ DATA_DIR: join(tmpdir(), 'mare-no-data'), LOG_LEVEL: 'silent' }),
      });
      await seedDatabase(gateway);
    });
    afterAll(() => open.close());
    const idOf = async (account: string) =>
      (await gateway.db.selectFrom('members').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;

    it('has offers of bonuses that every member can take [S1-030, S1-049]', async () => {
      const asked = { merchant: 'mare', profile: 'open', memberId: await idOf('marina.costa'), now: gateway.clock() };
      const offers = await readOpenOffers(gateway.db, asked as Parameters<typeof readOpenOffers>[1]);
      expect(offers.map(({ percent, weights }) => [percent, weights.length])).toEqual([
        [50, 3],
        [25, 1],
      ]);
    });

    it('pays commission to an inviter whose friends have played, once the gateway runs, and to none without a CPF [S1-052]', async () => {
      for (let settled = -1; settled !== 0;) settled = await payCommissions(gateway);
      const merchant = await readMerchant(gateway, 'mare');
      if (!merchant) throw new Error('there is no merchant');
      const earnedBy = async (account: string) =>
        readEarned(gateway.db, await idOf(account), merchant, gateway.clock());
      expect(await earnedBy('helena.prado')).toMatchObject({ total: '0.75', terms: { turnover: 100, deposit: 0 } });
      expect(await earnedBy('marina.costa')).toMatchObject({ total: '0.00', today: '0.00' });
      expect([...(await checkLedger(gateway.db)), ...(await auditBooks(gateway.db))]).toEqual([]);
    });
  });
});
