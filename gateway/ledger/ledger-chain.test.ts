import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalHash } from '../db/journal-hash.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { rewriteLedger } from '../testing/rewrite-ledger.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember } from '../testing/test-members.ts';
import { vendorAccountId, walletId } from './ledger-accounts.ts';
import { chainHeads, findBrokenChains, missingHashes } from './ledger-chain.ts';
import { checkLedger } from './ledger-check.ts';
import { moveMoney } from './ledger.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let db: Kysely<Tables>;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    db = gateway.db;
  });
  afterAll(() => gateway.close());

  const newMember = async () => {
    const { id } = await addMember(db, `member${(counter += 1)}`);
    await fundMember(db, id, 1_000_000);
    return id;
  };
  const stake = (member: string, vendor: string, ref = `ref${(counter += 1)}`) => ({
    kind: 'bet',
    ref,
    wallet: walletId(member, 'BRL'),
    other: vendorAccountId(vendor, 'BRL'),
    amount: -100,
  });
  const bet = (member: string, vendor: string) =>
    transact(db, (trx) => moveMoney(trx, stake(member, vendor), gateway.clock()));
  const chainOf = (vendor: string) =>
    db
      .selectFrom('journals')
      .select(['id', 'seq', 'hash'])
      .where('chain', '=', vendorAccountId(vendor, 'BRL'))
      .orderBy('seq')
      .execute();
  /** Four bets in a chain of their own. */
  const played = async (vendor: string) => {
    const member = await newMember();
    for (let count = 0; count < 4; count += 1) await bet(member, vendor);
    return chainOf(vendor);
  };

  describe('the ledger', () => {
    it('cannot be changed or deleted from by whoever may write to its tables', async () => {
      await bet(await newMember(), 'AAA');
      await expect(db.updateTable('postings').set({ amount_minor: 1 }).execute()).rejects.toThrow('append-only');
      await expect(db.deleteFrom('postings').execute()).rejects.toThrow('append-only');
      await expect(db.updateTable('journals').set({ ref: 'another' }).execute()).rejects.toThrow('append-only');
      await expect(db.deleteFrom('journals').execute()).rejects.toThrow('append-only');
      expect(await checkLedger(db)).toEqual([]);
    });

    it.runIf(dialect === 'postgres')('cannot be emptied', async () => {
      await expect(sql`truncate postings`.execute(db)).rejects.toThrow('append-only');
      await expect(sql`truncate journals cascade`.execute(db)).rejects.toThrow('append-only');
    });

    it('is chained by the account that a journal locks last, without a gap', async () => {
      const journals = await played('BBB');
      expect(journals.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
      expect(new Set(journals.map(({ hash }) => hash)).size).toBe(4);
      expect(await findBrokenChains(db)).toEqual([]);
    });

    it('stays whole when journals of several members and vendors are booked at once', async () => {
      const members = await Promise.all(Array.from({ length: 5 }, newMember));
      const vendors = ['CCC', 'DDD', 'EEE'];
      const bets = Array.from({ length: 90 }, (_, index) => bet(members[index % 5] ?? '', vendors[index % 3] ?? ''));
      expect((await Promise.allSettled(bets)).filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const vendor of vendors)
        expect((await chainOf(vendor)).map(({ seq }) => seq)).toEqual(
          Array.from({ length: 30 }, (_, index) => index + 1),
        );
      expect(await checkLedger(db)).toEqual([]);
    });

    it.runIf(dialect === 'postgres')(
      'lets a journal of one vendor be booked while another’s is not finished',
      async () => {
        const [ana, bia] = [await newMember(), await newMember()];
        const { promise: other, resolve: otherIsBooked } = Promise.withResolvers<void>();
        const slow = transact(db, async (trx) => {
          await moveMoney(trx, stake(ana, 'FFF'), gateway.clock());
          await other;
        });
        await bet(bia, 'GGG');
        otherIsBooked();
        await slow;
        expect(await findBrokenChains(db)).toEqual([]);
      },
    );
  });

  describe('a ledger that was rewritten all the same', () => {
    const rewrite = (work: () => Promise<unknown>) => rewriteLedger(db, dialect, work);
    const timesThousand = (column: string, table: string, times = sql`* 1000`) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} ${times}`.execute(db);
    const amounts = ['amount_minor', 'before_minor', 'after_minor'];

    it('is found out when every posting and balance was multiplied by a thousand', async () => {
      await played('HHH');
      await rewrite(async () => {
        for (const column of amounts) await timesThousand(column, 'postings');
        await timesThousand('balance_minor', 'accounts');
      });
      const firsts = await db.selectFrom('journals').select('id').where('seq', '=', 1).execute();
      const faults = await checkLedger(db);
      expect(new Set(faults.map(({ what }) => what))).toEqual(
        new Set(['journals were rewritten or removed, first seen at']),
      );
      expect(faults.map(({ id }) => id).toSorted()).toEqual(firsts.map(({ id }) => id).toSorted());
      await rewrite(async () => {
        for (const column of amounts) await timesThousand(column, 'postings', sql`/ 1000`);
        await timesThousand('balance_minor', 'accounts', sql`/ 1000`);
      });
      expect(await checkLedger(db)).toEqual([]);
    });

    it.each([
      ['cause', { ref: 'another' }],
      ['kind', { kind: 'win' }],
      ['time', { created_at: 1 }],
      ['author', { made_by: 'nobody' }],
    ])('names the first journal whose %s is another', async (what, set) => {
      const [, second, third] = await played(`I${what.slice(0, 2).toUpperCase()}`);
      const id = second?.id ?? '';
      const before = await db.selectFrom('journals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      await rewrite(() => db.updateTable('journals').set(set).where('id', '=', id).execute());
      expect(await findBrokenChains(db)).toEqual([id]);
      await rewrite(() =>
        db
          .updateTable('journals')
          .set({ hash: 'forged' })
          .where('id', '=', third?.id ?? '')
          .execute(),
      );
      expect(await findBrokenChains(db)).toEqual([id]);
      await rewrite(async () => {
        await db
          .updateTable('journals')
          .set({ hash: third?.hash ?? '' })
          .where('id', '=', third?.id ?? '')
          .execute();
        await db.updateTable('journals').set(before).where('id', '=', id).execute();
      });
      expect(await findBrokenChains(db)).toEqual([]);
    });

    it('names the journal after one that was rewritten together with its hash', async () => {
      const [first, second, third] = await played('LLL');
      const id = second?.id ?? '';
      const row = await db.selectFrom('journals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const postings = await db.selectFrom('postings').selectAll().where('journal_id', '=', id).execute();
      const { kind, chain, seq, made_by: madeBy, created_at: createdAt } = row;
      const moved = postings.map((one) => ({ accountId: one.account_id, amount: one.amount_minor }));
      const forged = { id, kind, ref: 'forged', chain, seq, madeBy, createdAt, postings: moved };
      const set = { ref: 'forged', hash: journalHash(first?.hash ?? '', forged) };
      await rewrite(() => db.updateTable('journals').set(set).where('id', '=', id).execute());
      expect(await findBrokenChains(db)).toEqual([third?.id]);
      await rewrite(() => db.updateTable('journals').set(row).where('id', '=', id).execute());
      expect(await findBrokenChains(db)).toEqual([]);
    });

    it('names the journal after one that was removed', async () => {
      const [, second, third] = await played('JJJ');
      const id = second?.id ?? '';
      const journal = await db.selectFrom('journals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const postings = await db.selectFrom('postings').selectAll().where('journal_id', '=', id).execute();
      await rewrite(async () => {
        await db.deleteFrom('postings').where('journal_id', '=', id).execute();
        await db.deleteFrom('journals').where('id', '=', id).execute();
      });
      expect(await findBrokenChains(db)).toEqual([third?.id]);
      await db.insertInto('journals').values(journal).execute();
      await db.insertInto('postings').values(postings).execute();
      expect(await findBrokenChains(db)).toEqual([]);
    });

    it('misses a head that was noted elsewhere, when the end of a chain was cut off', async () => {
      const last = (await played('KKK')).at(-1);
      const heads = (await chainHeads(db)).map(({ hash }) => hash);
      expect(heads).toContain(last?.hash);
      expect(await missingHashes(db, heads)).toEqual([]);
      await rewrite(async () => {
        await db
          .deleteFrom('postings')
          .where('journal_id', '=', last?.id ?? '')
          .execute();
        await db
          .deleteFrom('journals')
          .where('id', '=', last?.id ?? '')
          .execute();
      });
      expect(await findBrokenChains(db)).toEqual([]);
      expect(await missingHashes(db, heads)).toEqual([last?.hash]);
    });
  });
});
