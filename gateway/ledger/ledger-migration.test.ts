import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import * as ledgerChain from '../db/migrations/009-ledger-chain.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { rewriteLedger } from '../testing/rewrite-ledger.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember } from '../testing/test-members.ts';
import { vendorAccountId, walletId } from './ledger-accounts.ts';
import { findBrokenChains } from './ledger-chain.ts';
import { postJournal } from './ledger.ts';

forEachDatabase((dialect) => {
  it('journals from before there were chains are chained by the migration, and the next ones beside them', async () => {
    const old = await createTestGateway({ dialect });
    const unknown = old.db as unknown as Kysely<unknown>;
    const { id } = await addMember(old.db, 'veteran');
    for (let count = 0; count < 3; count += 1) await fundMember(old.db, id, 500);
    await undoMigration(old.db);
    await ledgerChain.up(unknown);
    expect(await findBrokenChains(old.db)).toEqual([]);
    const journals = () => old.db.selectFrom('journals').selectAll().orderBy('id').execute();
    const chained = await journals();
    expect(chained.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(new Set(chained.map(({ chain }) => chain)).size).toBe(1);
    await expect(old.db.deleteFrom('postings').execute()).rejects.toThrow('append-only');
    const postings = [
      { accountId: walletId(id, 'BRL'), amount: -1 },
      { accountId: vendorAccountId('COR', 'BRL'), amount: 1 },
    ];
    await transact(old.db, (trx) => postJournal(trx, { kind: 'bet', ref: 'new', postings }, old.clock()));
    await rewriteLedger(old.db, dialect, () =>
      old.db
        .updateTable('journals')
        .set({ created_at: 7 })
        .where('id', '=', chained[1]?.id ?? '')
        .execute(),
    );
    expect(await findBrokenChains(old.db)).toEqual([chained[1]?.id]);
    await old.close();
  });

  /** The tables as they were before the migration. */
  async function undoMigration(of: Kysely<Tables>) {
    if (dialect === 'postgres') await sql`drop function refuse_ledger_change cascade`.execute(of);
    else
      for (const table of ['journals', 'postings'])
        for (const write of ['update', 'delete']) await sql.raw(`drop trigger ${table}_no_${write}`).execute(of);
    await sql`drop index journals_chain`.execute(of);
    for (const column of Object.keys(ledgerChain.ledgerChain.journals))
      await sql`alter table journals drop column ${sql.ref(column)}`.execute(of);
  }
});
