import { fromMinor } from '#src/contract/core/amount.ts';
import type { CallValue } from '#src/contract/call-types.ts';
import { type accountRecord, type EntryGroup, kindsOf, recordsOnPage } from '#src/contract/records/records.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { idsFrom, timeOfId } from '#gateway/process/new-id.ts';
import { nameSubjects } from './name-subjects.ts';
import { postingsWithin } from './postings-within.ts';
import { sumOf, sumWhere } from './sum-of.ts';
import type { Whose } from './whose-records.ts';

/** `from` and `to` in epoch ms, the second one excluded. */
type Asked = {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly language: Language;
  readonly group?: EntryGroup | undefined;
};

/**
 * A page of what was booked to a player's wallet, the last first, each with the balance after it in this order, and the sums of all that was
 * asked for. An id of a journal begins with its time, so that spans of time are spans of ids.
 */
export async function readAccountRecord(
  { db, playerId, currency }: Whose,
  { from, to, pageNo, language, group }: Asked,
): Promise<CallValue<typeof accountRecord>> {
  const wallet = walletId(playerId, currency);
  const entries = entriesOf(db, wallet, { first: idsFrom(from), end: idsFrom(to) }, group);
  const sums = await entries
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sumWhere('postings.amount_minor', '>').as('in'),
      sumWhere('postings.amount_minor', '<').as('out'),
    ])
    .executeTakeFirstOrThrow();
  const page = entries
    .select(['postings.journal_id', 'postings.amount_minor'])
    .orderBy('postings.journal_id', 'desc')
    .limit(recordsOnPage)
    .offset((pageNo - 1) * recordsOnPage);
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('journals', 'journals.id', 'page.journal_id')
    .select(['journals.id', 'journals.kind', 'journals.ref', 'page.amount_minor as amount'])
    .orderBy('journals.id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const [subjects, balances] = await Promise.all([nameSubjects(db, rows, language), balancesAfter(db, wallet, ids)]);
  return {
    items: rows.map(({ id, kind, amount }) => ({
      id,
      kind,
      about: subjects.get(id) ?? '',
      at: timeOfId(id),
      amount: fromMinor(amount),
      balance: fromMinor(balances.get(id) ?? 0),
    })),
    pageNum: pageNo,
    totalPages: Math.ceil(sums.count / recordsOnPage),
    totals: { currency, entries: sums.count, in: fromMinor(sums.in), out: fromMinor(-sums.out) },
  };
}

/** The postings of a wallet in a span of ids, of one group or of all. */
function entriesOf(
  db: Kysely<Tables>,
  wallet: string,
  { first, end }: { first: string; end: string },
  group: EntryGroup | undefined,
) {
  const all = db
    .selectFrom('postings')
    .where('postings.account_id', '=', wallet)
    .where('postings.journal_id', '>=', first)
    .where('postings.journal_id', '<', end);
  if (!group) return all;
  const [is, kinds] =
    group === 'other'
      ? (['not in', [...kindsOf.games, ...kindsOf.bonuses]] as const)
      : (['in', [...kindsOf[group]]] as const);
  return all.where((eb) =>
    eb.exists(
      eb
        .selectFrom('journals')
        .select('journals.id')
        .whereRef('journals.id', '=', 'postings.journal_id')
        .where('journals.kind', is, kinds),
    ),
  );
}

/** The balance of a wallet after each of some journals, which stand last first: the one of now, less what was booked after it. */
async function balancesAfter(db: Kysely<Tables>, wallet: string, ids: readonly string[]): Promise<Map<string, number>> {
  const [last] = ids;
  if (last === undefined) return new Map();
  // One statement sees balance and postings of the same moment.
  const { held, since } = await db
    .selectFrom('accounts')
    .select((eb) => [
      'accounts.balance_minor as held',
      eb
        .selectFrom('postings')
        .select(sumOf('postings.amount_minor').as('sum'))
        .where('postings.account_id', '=', wallet)
        .where('postings.journal_id', '>', last)
        .as('since'),
    ])
    .where('accounts.id', '=', wallet)
    .executeTakeFirstOrThrow();
  // From behind one to behind the one above it.
  const behind = (id: string) => `${id}0`;
  const spans = ids.slice(1).map((id, index) => ({ first: behind(id), end: behind(ids[index] ?? last) }));
  const sums =
    spans.length > 0
      ? await postingsWithin(db, wallet, spans).select(sumOf('postings.amount_minor').as('sum')).execute()
      : [];
  const between = new Map(sums.map(({ first, sum }) => [first, sum]));
  let balance = held - (since ?? 0);
  return new Map([
    [last, balance],
    ...ids.slice(1).map((id) => [id, (balance -= between.get(behind(id)) ?? 0)] as const),
  ]);
}
