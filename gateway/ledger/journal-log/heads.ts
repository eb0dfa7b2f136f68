import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** The newest signed root; undefined before the first. */
export const lastHead = (db: Kysely<Tables>): Promise<Tables['journal_heads'] | undefined> =>
  db.selectFrom('journal_heads').selectAll().orderBy('size', 'desc').limit(1).executeTakeFirst();

/** The first signed root over so many journals or more; undefined where there is none yet. */
export const headOf = (db: Kysely<Tables>, size: number): Promise<Tables['journal_heads'] | undefined> =>
  db.selectFrom('journal_heads').selectAll().where('size', '>=', size).orderBy('size').limit(1).executeTakeFirst();
