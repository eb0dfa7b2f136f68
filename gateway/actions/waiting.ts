import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Secrets } from '../process/secrets.ts';

/** `at`: since when, epoch ms. `who` it is of, and the `id` that its command takes. */
type WaitingRow = { readonly at: number; readonly who: string; readonly id: string };

/** The database, with the secrets that decrypt its data. */
type Source = Secrets & { readonly db: Kysely<Tables>; readonly clock: () => number };

/** A query for such rows, of any tables. */
type Found = Pick<SelectQueryBuilder<Tables, never, WaitingRow>, 'as'>;

/**
 * A kind of task that may be pending for an operator. `thing` names one of them, `next` is the command that takes its `id`. `query` finds them; counting and
 * ordering is not its work. `readWho` decrypts `who`, where that is personal data.
 */
export type Waiting = {
  readonly thing: string;
  readonly next: string;
  readonly query: (db: Kysely<Tables>, merchant: string) => Found;
  readonly readWho?: (source: Source, who: string) => Promise<string>;
};

/** The areas' queues to search, and the merchant. */
type Place = { readonly db: Kysely<Tables>; readonly merchant: string; readonly waiting?: readonly Waiting[] };

/** The number of pending items of each kind, where there are any. */
export async function countWaiting({ db, merchant, waiting = [] }: Place) {
  const counted = await Promise.all(
    waiting.map(async ({ thing, query }) => {
      const { n } = await db
        .selectFrom(query(db, merchant).as('waiting'))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return { thing, count: Number(n) };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** The pending tasks, the oldest first, `most` at most. */
export async function listWaiting({ merchant, waiting = [], ...source }: Place & Source, most: number) {
  const { db } = source;
  const lists = await Promise.all(
    waiting.map(async ({ thing, next, query, readWho }) => {
      const rows = await db
        .selectFrom(query(db, merchant).as('waiting'))
        .selectAll()
        .orderBy('at')
        .orderBy('id')
        .limit(most)
        .execute();
      const whoOf = async ({ who }: WaitingRow) => (readWho ? readWho(source, who) : who);
      return Promise.all(rows.map(async (row) => ({ thing, next, ...row, who: await whoOf(row) })));
    }),
  );
  return lists
    .flat()
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most);
}
