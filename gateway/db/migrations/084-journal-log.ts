import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';
import { createTables } from './create-table.ts';

/** A Merkle log (RFC 6962) of all journals of money, beside their chains (docs/decisions/105-a-log-that-proves-one-journal.md). */
export const journalLog = {
  /** Journals that have no place in the log yet; a trigger writes them. */
  unlogged_journals: { journal_id: 'key' },
  /** `place` from 0 without a gap; `hash` is that of the leaf, hex. */
  journal_leaves: { place: 'long', journal_id: 'text', hash: 'text' },
  /** The hash over 2^`level` leaves, the `place`th of its level from 0; hex. Leaves are level 0 and not stored here. */
  journal_nodes: { level: 'integer', place: 'long', hash: 'text' },
  /** The signed root over the first `size` leaves. */
  journal_heads: { size: 'long', root: 'text', at: 'long', public_key: 'text', signature: 'text' },
} as const;

const closed = ['journal_leaves', 'journal_nodes', 'journal_heads'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, journalLog, {
    journal_leaves: { primaryKey: ['place'], unique: [['journal_id']] },
    journal_nodes: { primaryKey: ['level', 'place'] },
    journal_heads: { primaryKey: ['size'] },
  });
  await sql`insert into unlogged_journals select id from journals`.execute(db);
  await (isPostgres(db) ? addTriggersOnPostgres(db) : addTriggersOnSqlite(db));
}

async function addTriggersOnSqlite(db: Kysely<unknown>) {
  await sql
    .raw(
      'create trigger journals_unlogged after insert on journals begin insert into unlogged_journals values (new.id) on conflict do nothing; end',
    )
    .execute(db);
  for (const table of closed)
    for (const write of ['update', 'delete'])
      await sql
        .raw(
          `create trigger ${table}_no_${write} before ${write} on ${table} begin select raise(abort, 'the log is append-only'); end`,
        )
        .execute(db);
}

/** The function that refuses changes of the ledger is that of 009-ledger-chain.ts. */
async function addTriggersOnPostgres(db: Kysely<unknown>) {
  await sql
    .raw(
      'create function note_unlogged_journal() returns trigger language plpgsql as $$ begin insert into unlogged_journals values (new.id) on conflict do nothing; return null; end $$',
    )
    .execute(db);
  await sql
    .raw(
      'create trigger journals_unlogged after insert on journals for each row execute function note_unlogged_journal()',
    )
    .execute(db);
  for (const table of closed)
    await sql
      .raw(
        `create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_ledger_change()`,
      )
      .execute(db);
}
