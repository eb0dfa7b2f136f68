import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';
import { journalHash } from '../journal-hash.ts';
import { addColumns } from './create-table.ts';

/**
 * `chain` and `seq`: the order of journals, from 1 on; `hash` covers a journal and the previous hash (journal-hash.ts).
 * `made_by`: the operator who credited or debited the money by hand, else empty.
 */
export const ledgerChain = {
  journals: { chain: 'text', seq: 'long', hash: 'text', made_by: 'text' },
} as const;

type Rows = {
  journals: {
    id: string;
    kind: string;
    ref: string;
    created_at: number;
    chain: string;
    seq: number;
    hash: string;
  };
  postings: { journal_id: string; account_id: string; amount_minor: number };
};

/** Earlier journals form one chain of their own, by id, which is by time. */
const oldChain = 'before chains';
const batch = 500;

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, ledgerChain);
  await chainOldJournals(db.withTables<Rows>());
  await db.schema.createIndex('journals_chain').unique().on('journals').columns(['chain', 'seq']).execute();
  await (isPostgres(db) ? closeOnPostgres(db) : closeOnSqlite(db));
}

async function chainOldJournals(db: Kysely<Rows>) {
  let last = { id: '', seq: 0, hash: '' };
  for (;;) {
    const journals = await db
      .selectFrom('journals')
      .selectAll()
      .where('id', '>', last.id)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (journals.length === 0) return;
    const ids = journals.map(({ id }) => id);
    const rows = await db.selectFrom('postings').selectAll().where('journal_id', 'in', ids).execute();
    const postings = Map.groupBy(rows, (row) => row.journal_id);
    for (const { id, kind, ref, created_at: createdAt } of journals) {
      const moved = (postings.get(id) ?? []).map((row) => ({ accountId: row.account_id, amount: row.amount_minor }));
      const link = { chain: oldChain, seq: last.seq + 1 };
      const journal = { ...link, id, kind, ref, madeBy: '', createdAt, postings: moved };
      last = { id, seq: link.seq, hash: journalHash(last.hash, journal) };
      await db
        .updateTable('journals')
        .set({ ...link, hash: last.hash })
        .where('id', '=', id)
        .execute();
    }
  }
}

const refusal = 'the ledger is append-only';

async function closeOnSqlite(db: Kysely<unknown>) {
  for (const table of ['journals', 'postings'])
    for (const write of ['update', 'delete'])
      await sql
        .raw(
          `create trigger ${table}_no_${write} before ${write} on ${table} begin select raise(abort, '${refusal}'); end`,
        )
        .execute(db);
}

async function closeOnPostgres(db: Kysely<unknown>) {
  await sql
    .raw(
      `create function refuse_ledger_change() returns trigger language plpgsql as $$ begin raise exception '${refusal}'; end $$`,
    )
    .execute(db);
  for (const table of ['journals', 'postings'])
    await sql
      .raw(
        `create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_ledger_change()`,
      )
      .execute(db);
}
