import type { Kysely } from 'kysely';
import { holdHash } from '../hold-hash.ts';
import { addColumns } from './create-table.ts';
import type { holds } from './071-holds.ts';
import type { RowsOf } from './create-table.ts';

/** `hash` covers a hold's immutable columns (hold-hash.ts). */
export const holdHashes = { holds: { hash: 'text' } } as const;

type Rows = RowsOf<typeof holds> & { holds: { hash: string } };

export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, holdHashes);
  const typed = db.withTables<Rows>();
  for (const row of await typed.selectFrom('holds').selectAll().execute())
    await typed
      .updateTable('holds')
      .set({ hash: holdHash(row) })
      .where('id', '=', row.id)
      .execute();
}
