import { type Kysely, sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as oneStep from '../db/migrations/086-journal-in-one-step.ts';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, balanceOf, fundMember } from '../testing/test-members.ts';
import { houseAccountId, openAccount, pixAccountId, stripesOf, vendorAccountId, walletId } from './ledger-accounts.ts';
import { moveMoney, postJournal } from './ledger.ts';
import { sumOf } from './sum-of.ts';
import { verifyLedger } from './verify/verify-ledger.ts';

const isSoak = process.env['SOAK'] === '1';

describe('the stripe of a member', () => {
  it('is always the same, one of all, and each is that of many members', () => {
    const members = Array.from({ length: 400 }, (_, index) => `member-${index}`);
    const used = members.map((member) => vendorAccountId('COR', 'BRL', member));
    expect(members.map((member) => vendorAccountId('COR', 'BRL', member))).toEqual(used);
    const all = stripesOf(vendorAccountId('COR', 'BRL'));
    expect(all).toHaveLength(9);
    expect(new Set(all)).toEqual(new Set(['vendor:COR:BRL', ...used]));
    for (const stripe of all.slice(1)) expect(used.filter((one) => one === stripe).length).toBeGreaterThan(25);
    expect(houseAccountId('BRL', 'ana')).toMatch(/^house:operator#[0-7]:BRL$/);
    expect(pixAccountId('BRL', 'ana')).toMatch(/^house:pix#[0-7]:BRL$/);
  });
});

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());
  const newMember = async (minor = 10_000) => {
    const { id } = await addMember(gateway.db, `member${(counter += 1)}`);
    await fundMember(gateway.db, id, minor);
    return id;
  };
  const stake = (member: string, vendor: string, amount = -100) => ({
    ...{ kind: 'bet', ref: `${vendor}:${(counter += 1)}`, amount },
    ...{ wallet: walletId(member, 'BRL'), other: vendorAccountId(vendor, 'BRL', member) },
  });
  const bet = (member: string, vendor: string, amount?: number) =>
    transact(gateway.db, (trx) => moveMoney(trx, stake(member, vendor, amount), gateway.clock()));

  describe('an account in stripes', () => {
    it('is the sum of them, each with a chain of its own, whatever is booked at once', async () => {
      const members = await Promise.all(Array.from({ length: 12 }, () => newMember()));
      await Promise.all(Array.from({ length: 120 }, (_, index) => bet(members[index % 12] ?? '', 'AAA')));
      const stripes = stripesOf(vendorAccountId('AAA', 'BRL'));
      const { minor } = await gateway.db
        .selectFrom('accounts')
        .select(sumOf('balance_minor').as('minor'))
        .where('id', 'in', stripes)
        .executeTakeFirstOrThrow();
      expect(minor).toBe(12_000);
      const chains = await gateway.db
        .selectFrom('journals')
        .select(({ fn }) => ['chain', fn.countAll<number>().as('journals'), fn.max('seq').as('last')])
        .where('chain', 'in', stripes)
        .groupBy('chain')
        .execute();
      expect(chains.length).toBe(new Set(members.map((member) => vendorAccountId('AAA', 'BRL', member))).size);
      for (const { journals, last } of chains) expect(Number(last)).toBe(Number(journals));
      expect(await verifyLedger(gateway.db)).toEqual([]);
    });

    it.runIf(dialect === 'postgres')('lets a bet be booked while one of another stripe is not finished', async () => {
      const ana = await newMember();
      let bia = await newMember();
      while (vendorAccountId('BBB', 'BRL', bia) === vendorAccountId('BBB', 'BRL', ana)) bia = await newMember();
      const { promise: other, resolve: otherIsBooked } = Promise.withResolvers<void>();
      const slow = transact(gateway.db, async (trx) => {
        await moveMoney(trx, stake(ana, 'BBB'), gateway.clock());
        await other;
      });
      await bet(bia, 'BBB');
      otherIsBooked();
      await slow;
      expect(await verifyLedger(gateway.db)).toEqual([]);
    });
  });

  describe('a journal of two postings', () => {
    it('is booked in one round trip as it is in several: text of any kind, accounts that are new, bounds that refuse it', async () => {
      const member = await newMember(5000);
      let balance = 5000;
      const property = fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0')),
        fc.integer({ min: -4000, max: 4000 }).filter((amount) => amount !== 0),
        fc.constantFrom('house:operator:BRL', `house:new${dialect}:BRL`, vendorAccountId('CCC', 'BRL', 'x')),
        async (text, amount, other) => {
          const ref = `${(counter += 1)} "${text}"\\`;
          const cause = { kind: 'credit', ref, madeBy: text, wallet: walletId(member, 'BRL'), other };
          const move = transact(gateway.db, (trx) => moveMoney(trx, { ...cause, amount }, gateway.clock()));
          if (balance + amount < 0) await expect(move).rejects.toMatchObject({ code: 'insufficient_balance' });
          else expect(await move).toBe((balance += amount));
        },
      );
      await fc.assert(property, { numRuns: isSoak ? 1000 : 60 });
      expect(await balanceOf(gateway.db, member)).toBe(balance);
      expect(await verifyLedger(gateway.db)).toEqual([]);
    });

    it('refuses a balance beyond the limit and leaves both accounts as they were', async () => {
      const member = await newMember(1);
      const highest = 1_000_000_000_000_000;
      const postings = [
        { accountId: walletId(member, 'BRL'), amount: 1 },
        { accountId: 'house:full:BRL', amount: -1 },
      ];
      await openAccount(gateway.db, 'house:full:BRL');
      const full = (minor: number) =>
        gateway.db.updateTable('accounts').set({ balance_minor: minor }).where('id', '=', 'house:full:BRL').execute();
      await full(-highest);
      const post = transact(gateway.db, (trx) => postJournal(trx, { kind: 'credit', ref: 'full', postings }, 0));
      await expect(post).rejects.toMatchObject({ code: 'limit_reached' });
      await full(0);
      expect(await balanceOf(gateway.db, member)).toBe(1);
      expect(await verifyLedger(gateway.db)).toEqual([]);
    });
  });

  describe('the migration of earlier books', () => {
    const migrate = async () => {
      if (dialect === 'postgres') await sql`drop function if exists book_journal`.execute(gateway.db);
      await oneStep.up(gateway.db as unknown as Kysely<unknown>);
    };

    it('keeps their whole accounts, which count with the stripes, and stops where the books do not check', async () => {
      const member = await newMember();
      const whole = { ...stake(member, 'DDD'), other: vendorAccountId('DDD', 'BRL') };
      await transact(gateway.db, (trx) => moveMoney(trx, whole, gateway.clock()));
      await migrate();
      await bet(member, 'DDD');
      const rows = await gateway.db
        .selectFrom('accounts')
        .select('balance_minor')
        .where('id', 'in', stripesOf(vendorAccountId('DDD', 'BRL')))
        .execute();
      expect(rows.map(({ balance_minor: minor }) => minor)).toEqual([100, 100]);
      const set = (place: number) =>
        gateway.db.updateTable('accounts').set({ last_place: place }).where('id', '=', 'vendor:DDD:BRL').execute();
      await set(2);
      await expect(migrate()).rejects.toThrow(
        'The books do not check: balances and postings differ in vendor:DDD:BRL.',
      );
      await set(1);
      await migrate();
    });
  });
});
