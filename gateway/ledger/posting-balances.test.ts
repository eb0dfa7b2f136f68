import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as postingBalances from '../db/migrations/070-posting-balances.ts';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { rewriteLedger } from '../testing/rewrite-ledger.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember } from '../testing/test-members.ts';
import { vendorAccountId, walletId } from './ledger-accounts.ts';
import { checkLedger } from './ledger-check.ts';
import { moveMoney } from './ledger.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let member: string;
  let counter = 0;
  beforeEach(async () => {
    gateway = await createTestGateway({ dialect });
    ({ id: member } = await addMember(gateway.db, 'member'));
    await fundMember(gateway.db, member, 1000);
  });
  afterEach(() => gateway.close());

  const bet = (amount: number, vendor = 'COR') =>
    transact(gateway.db, (trx) =>
      moveMoney(
        trx,
        {
          kind: 'bet',
          ref: `bet${(counter += 1)}`,
          wallet: walletId(member, 'BRL'),
          other: vendorAccountId(vendor, 'BRL'),
          amount: -amount,
        },
        gateway.clock(),
      ),
    );
  const balancesOf = async (accountId: string) => {
    const rows = await gateway.db
      .selectFrom('postings')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('place')
      .execute();
    return rows.map((row) => [row.place, row.before_minor, row.after_minor]);
  };
  const fault = (id: string) => ({ what: 'balances before and after postings do not follow each other', id });

  describe('a posting', () => {
    it('has its place and the balance before and after it', async () => {
      for (const amount of [100, 50]) await bet(amount);
      expect(await balancesOf(walletId(member, 'BRL'))).toEqual([
        [1, 0, 1000],
        [2, 1000, 900],
        [3, 900, 850],
      ]);
      expect(await balancesOf(vendorAccountId('COR', 'BRL'))).toEqual([
        [1, 0, 100],
        [2, 100, 150],
      ]);
    });

    it('follows the one before it when many are booked at once', async () => {
      await Promise.all(Array.from({ length: 40 }, (_, index) => bet(1, index % 2 ? 'COR' : 'NOR')));
      expect((await balancesOf(walletId(member, 'BRL'))).at(-1)).toEqual([41, 961, 960]);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });

    it.each(['place', 'before_minor', 'after_minor'] as const)(
      'whose %s was altered is named by the check',
      async (column) => {
        for (const amount of [100, 50]) await bet(amount);
        const wallet = walletId(member, 'BRL');
        const alter = gateway.db
          .updateTable('postings')
          .set({ [column]: 7 })
          .where('account_id', '=', wallet);
        await rewriteLedger(gateway.db, dialect, () => alter.where('place', '=', 3).execute());
        expect(await checkLedger(gateway.db)).toEqual([fault(wallet)]);
      },
    );

    it('at the end of an account that was cut off is named by the check', async () => {
      await gateway.db.updateTable('accounts').set({ last_place: 2 }).where('member_id', '=', member).execute();
      expect(await checkLedger(gateway.db)).toEqual([fault(walletId(member, 'BRL'))]);
    });
  });

  describe('the migration of earlier books', () => {
    const withoutBalances = async () => {
      for (const [table, columns] of Object.entries(postingBalances.postingBalances))
        for (const column of Object.keys(columns))
          await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(gateway.db);
    };
    const migrate = () => postingBalances.up(gateway.db as unknown as Kysely<unknown>);

    it('places their postings and gives them their balances, and leaves them closed to changes', async () => {
      for (const amount of [100, 50, 25]) await bet(amount);
      await bet(5, 'NOR');
      const before = await Promise.all([walletId(member, 'BRL'), vendorAccountId('COR', 'BRL')].map(balancesOf));
      await withoutBalances();
      await migrate();
      expect(await checkLedger(gateway.db)).toEqual([]);
      const [wallet, vendor] = await Promise.all(
        [walletId(member, 'BRL'), vendorAccountId('COR', 'BRL')].map(balancesOf),
      );
      expect(vendor).toEqual(before[1]);
      expect(wallet?.at(-1)?.[2]).toBe(820);
      await expect(gateway.db.deleteFrom('postings').execute()).rejects.toThrow('append-only');
      await bet(20);
      expect(await checkLedger(gateway.db)).toEqual([]);
    });

    it('stops where a balance differs from its postings', async () => {
      await gateway.db.updateTable('accounts').set({ balance_minor: 999 }).where('member_id', '=', member).execute();
      await withoutBalances();
      await expect(migrate()).rejects.toThrow(
        `The books do not check: the balance differs from its postings in wallet:${member}`,
      );
    });
  });
});
