import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

type Fault = { readonly what: string; readonly id: string };

const statement = readFileSync(join(import.meta.dirname, 'books.sql'), 'utf8').replace(/;\s*$/, '');

/**
 * Checks the books of money by one statement of SQL (books.sql), without any of our own sums; an empty list means no errors. It also compares
 * withdrawals, deposits, transactions of vendors, rounds and limits with the journals that they should have.
 */
export async function auditBooks(db: Kysely<Tables>): Promise<readonly Fault[]> {
  const { rows } = await sql.raw<Fault>(statement).execute(db);
  return rows;
}
