import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import { idsFrom, timeOfId } from '../process/new-id.ts';
import { beginOf, type Period, periods, type Whole, wholePeriods } from './periods.ts';

type Added = Omit<Tables['wallet_sums'], 'span' | 'begun_at' | 'entries'> & { hour: number; day: number };
const add = compiled((db, param: Params<Added>) => {
  const rowOf = (span: Period) => ({
    ...{ account_id: param('account_id'), span, begun_at: param(span), kind: param('kind') },
    ...{ entries: 1, in_minor: param('in_minor'), out_minor: param('out_minor') },
  });
  return db
    .insertInto('wallet_sums')
    .values([rowOf('hour'), rowOf('day')])
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'span', 'begun_at', 'kind']).doUpdateSet((eb) => ({
        entries: eb('wallet_sums.entries', '+', eb.ref('excluded.entries')),
        in_minor: eb('wallet_sums.in_minor', '+', eb.ref('excluded.in_minor')),
        out_minor: eb('wallet_sums.out_minor', '+', eb.ref('excluded.out_minor')),
      })),
    );
});

type Booked = { readonly wallet: string; readonly kind: string; readonly amount: number };

/** Adds a posting to the hour and the day of its wallet, in the transaction that books it at `now`. */
export const countPosting = (
  trx: Transaction<Tables>,
  { wallet, kind, amount }: Booked,
  now: number,
): Promise<unknown> =>
  add.run(trx, {
    ...{ account_id: wallet, kind, hour: beginOf(now, 'hour'), day: beginOf(now, 'day') },
    ...{ in_minor: Math.max(0, amount), out_minor: Math.min(0, amount) },
  });

/** Ids of journals, which begin with their time, the second one excluded. */
export type Span = { readonly first: string; readonly end: string };
/** No journal's id sorts after it. */
export const endOfIds = 'zzzzzzzzz';

type Part = Span & { readonly key: string };
type Keyed = Whole & { readonly key: string };

/**
 * A wallet's postings in some spans, as rows that are each a posting or the sum of many, under the `first` id of their span. Sums are read
 * for whole hours, and for whole days unless `most` is an hour; `begun_at` is when the hour or the day began.
 */
export function entriesWithin(db: Kysely<Tables>, wallet: string, spans: readonly Span[], most: Period = 'day') {
  const wholes = spans.flatMap((span) => wholesOf(span, most).map((whole) => ({ key: span.first, ...whole })));
  const rest = spans.flatMap((span) => restOf(span).map((part) => ({ key: span.first, ...part })));
  const sums = (['hour', 'day'] as const).flatMap((period) => {
    const some = wholes.filter(({ span }) => span === period);
    return some.length > 0 ? [summed(db, wallet, period, some)] : [];
  });
  const [one = { key: '', first: '', end: '' }, ...more] = rest;
  const postings = more.reduce((all, part) => all.unionAll(posted(db, wallet, part)), posted(db, wallet, one));
  return sums.reduce((all, period) => all.unionAll(period), postings).as('entry');
}

const wholesOf = ({ first, end }: Span, most: Period) =>
  wholePeriods({ from: timeOfId(first) + (first.length > 9 ? 1 : 0), to: timeOfId(end) }, most);

/** A span without its whole hours. */
function restOf(span: Span): readonly Span[] {
  const hours = wholesOf(span, 'hour');
  const [begin, until] = [hours[0], hours.at(-1)];
  if (!begin || !until) return [span];
  const parts = [
    { first: span.first, end: idsFrom(begin.from) },
    { first: idsFrom(until.to), end: span.end },
  ];
  return parts.filter(({ first, end }) => first < end);
}

const long = (value: number) => sql<number>`cast(${value} as bigint)`;
// Both databases call the columns of such a list so.
const listOf = <Row>(rows: readonly RawBuilder<unknown>[]) => sql<Row>`(values ${sql.join(rows)})`.as<'part'>('part');

/** Rows of some hours, or days. */
const summed = (db: Kysely<Tables>, wallet: string, span: Period, wholes: readonly Keyed[]) =>
  db
    .selectFrom(
      listOf<{ column1: string; column2: number; column3: number }>(
        wholes.map(({ key, from, to }) => sql`(${key}, ${long(from)}, ${long(to)})`),
      ),
    )
    .innerJoin('wallet_sums', (join) =>
      join
        .on('wallet_sums.account_id', '=', wallet)
        .on('wallet_sums.span', '=', span)
        .onRef('wallet_sums.begun_at', '>=', 'part.column2')
        .onRef('wallet_sums.begun_at', '<', 'part.column3'),
    )
    .select(['part.column1 as key', 'wallet_sums.begun_at', 'wallet_sums.kind'])
    .select(['wallet_sums.entries', 'wallet_sums.in_minor', 'wallet_sums.out_minor']);

/** Postings of a span; one query for each, so that PostgreSQL knows how few they are, and looks up the journals of none but these. */
const posted = (db: Kysely<Tables>, wallet: string, { key, first, end }: Part) =>
  db
    .selectFrom('postings')
    .select((eb) => {
      const journal = eb.selectFrom('journals').whereRef('journals.id', '=', 'postings.journal_id');
      return [
        sql<string>`cast(${key} as text)`.as('key'),
        journal.select(beginning.as('begun_at')).as('begun_at'),
        journal.select('journals.kind').as('kind'),
      ];
    })
    .select([sql.lit(1).as('entries'), side('>').as('in_minor'), side('<').as('out_minor')])
    .where('postings.account_id', '=', wallet)
    .where('postings.journal_id', '>=', first)
    .where('postings.journal_id', '<', end)
    .$narrowType<{ begun_at: number; kind: string }>();

const beginning = sql<number>`${sql.ref('journals.created_at')} - ${sql.ref('journals.created_at')} % ${sql.lit(periods.hour)}`;

const side = (sign: '>' | '<'): RawBuilder<number> =>
  sql<number>`case when ${sql.ref('postings.amount_minor')} ${sql.raw(sign)} 0 then ${sql.ref('postings.amount_minor')} else 0 end`;

type Summed = { readonly key: string; readonly kind: string; readonly in: number; readonly out: number };
type OfWallet = Summed & { readonly wallet: string };

/** One wallet's sums, as `sumSpansOf` answers them. */
export const sumSpans = async (db: Kysely<Tables>, wallet: string, moments: readonly number[]): Promise<Summed[]> =>
  (await sumSpansOf(db, [wallet], moments)).map(({ wallet: _wallet, ...sums }) => sums);

/**
 * The wallets' sums by kind of each of some spans that follow one another, in one statement: `moments` are where they begin, and where the last
 * ends; epoch ms. A span is the whole hours between the beginnings of the hours that its ends lie in, less what was booked in the first of them before
 * it begins, and with what was booked in the last before it ends: of an hour in which two spans meet its first part alone is read.
 * The key of a sum is the number of its span.
 */
export async function sumSpansOf(
  db: Kysely<Tables>,
  wallets: readonly string[],
  moments: readonly number[],
): Promise<OfWallet[]> {
  const hours = moments.map((at) => beginOf(at, 'hour'));
  const wholes = hours
    .slice(0, -1)
    .flatMap((from, index) =>
      wholePeriods({ from, to: hours[index + 1] ?? from }).map((whole) => ({ key: String(index), ...whole })),
    );
  const parts = moments.flatMap((at, index) => {
    const begin = hours[index] ?? at;
    return begin < at ? [bookedIn(wallets, { key: partKey + index, first: idsFrom(begin), end: idsFrom(at) })] : [];
  });
  const whole = (['hour', 'day'] as const).flatMap((period) => {
    const some = wholes.filter(({ span }) => span === period);
    return some.length > 0 ? [summedIn(wallets, period, some)] : [];
  });
  if (wallets.length === 0 || parts.length + whole.length === 0) return [];
  const { rows } = await sql<OfWallet>`
    select entry.wallet as "wallet", entry.key as "key", entry.kind as "kind",
      cast(sum(entry.in_minor) as bigint) as "in", cast(sum(entry.out_minor) as bigint) as "out"
    from (${sql.join([...whole, ...parts], sql` union all `)}) entry group by entry.wallet, entry.key, entry.kind`.execute(
    db,
  );
  const found = new Map<string, OfWallet>();
  const count = (index: number, { wallet, kind, in: gained, out }: OfWallet, sign: 1 | -1) => {
    // What the last span does not have belongs to none after it.
    if (index < 0 || index >= moments.length - 1) return;
    const key = String(index);
    const name = `${wallet} ${key} ${kind}`;
    const before = found.get(name);
    found.set(name, {
      ...{ wallet, key, kind },
      in: (before?.in ?? 0) + sign * gained,
      out: (before?.out ?? 0) + sign * out,
    });
  };
  for (const row of rows) {
    const index = Number(row.key.replace(partKey, ''));
    if (!row.key.startsWith(partKey)) count(index, row, 1);
    else {
      count(index, row, -1);
      count(index - 1, row, 1);
    }
  }
  // No posting is of nothing: what is 0 was all booked beside the span.
  return [...found.values()].filter((sums) => sums.in !== 0 || sums.out !== 0);
}

const partKey = 'until ';

const summedIn = (wallets: readonly string[], span: Period, wholes: readonly Keyed[]) => sql`
  select sums.account_id as wallet, part.column1 as key, sums.kind as kind, sums.in_minor as in_minor, sums.out_minor as out_minor
  from (values ${sql.join(wholes.map(({ key, from, to }) => sql`(${key}, ${long(from)}, ${long(to)})`))}) part
  inner join ${sql.table('wallet_sums')} sums on sums.account_id in (${sql.join(wallets)}) and sums.span = ${span}
    and sums.begun_at >= part.column2 and sums.begun_at < part.column3`;

/** Postings of a part of an hour; a query for each, as in `posted`. */
const bookedIn = (wallets: readonly string[], { key, first, end }: Part) => sql`
  select account_id as wallet, cast(${key} as text) as key, (select kind from ${sql.table('journals')} where id = journal_id) as kind,
    case when amount_minor > 0 then amount_minor else 0 end as in_minor, case when amount_minor < 0 then amount_minor else 0 end as out_minor
  from ${sql.table('postings')} where account_id in (${sql.join(wallets)}) and journal_id >= ${first} and journal_id < ${end}`;
