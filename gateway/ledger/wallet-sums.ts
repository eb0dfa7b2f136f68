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
