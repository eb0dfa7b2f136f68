import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

/** A process that was killed keeps others away for so long; ms. */
const longest = 300_000;

type Table = 'team_tails' | 'team_folds';

/** Whether this process is the one that does a merchant's work now. `first` is the row where it was never done; `now` in epoch ms. */
export async function claim<T extends Table>(
  db: Kysely<Tables>,
  table: T,
  first: Omit<Tables[T], 'due_at'>,
  now: number,
): Promise<boolean> {
  const due = { due_at: now + longest };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(table as Table)
    .values({ ...first, ...due } as Tables[Table])
    .onConflict((conflict) =>
      conflict
        .column('merchant_code')
        .doUpdateSet(due)
        .where(`${table as Table}.due_at`, '<=', now),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
