import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

/**
 * Writes to the ledger as an attacker with all database rights would: with its triggers off.
 */
export async function rewriteLedger<T>(db: Kysely<Tables>, dialect: Dialect, work: () => Promise<T>): Promise<T> {
  const restore = await (dialect === 'sqlite' ? dropTriggers(db) : disableTriggers(db));
  try {
    return await work();
  } finally {
    await restore();
  }
}

async function dropTriggers(db: Kysely<Tables>) {
  const { rows } = await sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_master where type = 'trigger'`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const row of rows) await sql.raw(row.sql).execute(db);
  };
}

async function disableTriggers(db: Kysely<Tables>) {
  const all = async (how: 'enable' | 'disable') => {
    for (const table of ['journals', 'postings', 'journal_leaves', 'journal_nodes', 'journal_heads'])
      await sql.raw(`alter table ${table} ${how} trigger user`).execute(db);
  };
  await all('disable');
  return () => all('enable');
}
