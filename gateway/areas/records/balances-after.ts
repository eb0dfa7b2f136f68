import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { endOfIds, entriesWithin } from '#gateway/ledger/wallet-sums.ts';

/** After the id, and before all that sort after it. */
const behind = (id: string) => `${id}0`;

/** The balance of a wallet before an id of a journal: the present one less what was booked since; 0 where there is no such wallet. */
export async function balanceBefore(db: Kysely<Tables>, wallet: string, first: string): Promise<number> {
  // One statement sees balance and postings of the same moment.
  const found = await db
    .selectFrom('accounts')
    .select((eb) => [
      'accounts.balance_minor as held',
      eb
        .selectFrom(entriesWithin(db, wallet, [{ first, end: endOfIds }]))
        .select(moved.as('sum'))
        .as('since'),
    ])
    .where('accounts.id', '=', wallet)
    .executeTakeFirst();
  return (found?.held ?? 0) - (found?.since ?? 0);
}

/** The balance of a wallet after each of some journals, newest first: the present one less later bookings. */
export async function balancesAfter(
  db: Kysely<Tables>,
  wallet: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const [last] = ids;
  if (last === undefined) return new Map();
  // From behind one to behind the one above it.
  const spans = ids.slice(1).map((id, index) => ({ first: behind(id), end: behind(ids[index] ?? last) }));
  const sums =
    spans.length > 0
      ? await db
          .selectFrom(entriesWithin(db, wallet, spans))
          .select(['entry.key', moved.as('sum')])
          .groupBy('entry.key')
          .execute()
      : [];
  const between = new Map(sums.map(({ key, sum }) => [key, sum]));
  let balance = await balanceBefore(db, wallet, behind(last));
  return new Map([
    [last, balance],
    ...ids.slice(1).map((id) => [id, (balance -= between.get(behind(id)) ?? 0)] as const),
  ]);
}

const moved = sumOf('entry.in_minor', 'entry.out_minor');
