import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Span } from './postings-within.ts';
import { addBooked, noSums, type Sums, sumsAt } from './report-sums.ts';
import { sumOf } from './sum-of.ts';

/** Which books: those of a merchant's money. What is played with chips stands in other tables (db/play-tables.ts). */
export type Books = { readonly db: Kysely<Tables>; readonly merchant: string; readonly currency: string };

/** The accounts that stand against the members': one of each vendor, and the house's. They are few. */
export const readOtherAccounts = ({ db, currency }: Books) =>
  db
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('member_id', 'is', null)
    .where('currency', '=', currency)
    .orderBy('id')
    .execute();

/** `vendor:COR:BRL` → `COR`; empty for the house's. */
export const vendorOf = (accountId: string): string => /^vendor:(.*):[^:]+$/.exec(accountId)?.[1] ?? '';

const bookedTo = (db: Kysely<Tables>, accounts: readonly string[], { first, end }: Span) =>
  db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .where('postings.account_id', 'in', accounts)
    .where('postings.journal_id', '>=', first)
    .where('postings.journal_id', '<', end);

/** What some accounts gained in a span, by account and kind; each is read from its index. */
export const readBooked = (db: Kysely<Tables>, accounts: readonly string[], span: Span) =>
  bookedTo(db, accounts, span)
    .select(['postings.account_id as account', 'journals.kind', sumOf('postings.amount_minor').as('minor')])
    .groupBy(['postings.account_id', 'journals.kind'])
    .execute();

/**
 * What a vendor's account gained in a span, by game and kind: a journal names the vendor's transaction, which names the round. Empty for
 * what names none.
 */
export async function readBookedByGame(db: Kysely<Tables>, account: string, span: Span) {
  const vendor = vendorOf(account);
  return bookedTo(db, [account], span)
    .leftJoin('vendor_transactions as move', (join) =>
      join
        .on('move.vendor', '=', vendor)
        // After `COR:`; the ref of a journal is the vendor and its transaction.
        .on('move.transaction_id', '=', sql<string>`substr(${sql.ref('journals.ref')}, ${sql.lit(vendor.length + 2)})`),
    )
    .leftJoin('rounds', (join) =>
      join
        .onRef('rounds.vendor', '=', 'move.vendor')
        .onRef('rounds.member_id', '=', 'move.member_id')
        .onRef('rounds.round_id', '=', 'move.round_id'),
    )
    .select((eb) => [
      eb.fn.coalesce('rounds.node_id', eb.val('')).as('game'),
      'journals.kind',
      sumOf('postings.amount_minor').as('minor'),
    ])
    .groupBy(['rounds.node_id', 'journals.kind'])
    .execute();
}

/** The rounds that began in a span and were not taken back, with how many members played them: of all, or by a column. */
export const roundsIn = ({ db, currency }: Books, { first, end }: Span) =>
  db
    .selectFrom('rounds')
    .where('rounds.id', '>=', first)
    .where('rounds.id', '<', end)
    .where('rounds.currency', '=', currency)
    .where('rounds.state', '!=', 'cancelled')
    .select(({ fn }) => [
      fn.countAll<number>().as('rounds'),
      fn.count<number>('rounds.member_id').distinct().as('members'),
    ]);

/** How many accounts were opened between two moments (epoch ms): of members, not of trial guests. */
export async function countSignUps({ db, merchant }: Books, start: number, until: number): Promise<number> {
  const { n } = await db
    .selectFrom('members')
    .where('merchant_code', '=', merchant)
    .where('created_at', '>=', start)
    .where('created_at', '<', until)
    .where('type', 'not in', [4, 40])
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** How many members are looked at together. */
const batch = 500;

/** The members of whom something was booked in a span, in the order of their wallets, some at a time: a report of all is never in memory. */
export async function* readMembers({ db, merchant, currency }: Books, span: Span, from: number, until: number) {
  for (let last = ''; ;) {
    const wallets = await db
      .selectFrom('accounts')
      .innerJoin('members', 'members.id', 'accounts.member_id')
      .where('accounts.id', '>', last === '' ? 'wallet:' : last)
      .where('accounts.id', '<', 'wallet;')
      .where('accounts.currency', '=', currency)
      .where('members.merchant_code', '=', merchant)
      .select(['accounts.id', 'members.id as member', 'members.account', 'members.type'])
      .orderBy('accounts.id')
      .limit(batch)
      .execute();
    if (wallets.length === 0) return;
    last = wallets.at(-1)?.id ?? '';
    const sums = new Map<string, Sums>();
    for (const { account, kind, minor } of await readBooked(
      db,
      wallets.map(({ id }) => id),
      span,
    ))
      addBooked(sumsAt(sums, account), { kind, minor: -minor });
    const members = wallets.filter(({ id }) => sums.has(id)).map(({ member }) => member);
    const rounds = members.length === 0 ? [] : await roundsOf({ db, currency }, members, from, until);
    for (const { id, member, account, type } of wallets) {
      const own = sums.get(id);
      if (!own) continue;
      own.rounds = Number(rounds.find(({ member_id }) => member_id === member)?.n ?? 0);
      own.members = own.rounds > 0 ? 1 : 0;
      yield { account, type, sums: own };
    }
  }
}

const roundsOf = (
  { db, currency }: Pick<Books, 'db' | 'currency'>,
  members: readonly string[],
  from: number,
  until: number,
) =>
  db
    .selectFrom('rounds')
    .where('member_id', 'in', members)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('currency', '=', currency)
    .where('state', '!=', 'cancelled')
    .select(['member_id', ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy('member_id')
    .execute();

/** The sums of one day: of all vendors, and of the house. */
export async function readDay(books: Books, accounts: readonly string[], span: Span): Promise<Sums> {
  const sums = noSums();
  for (const booked of await readBooked(books.db, accounts, span)) addBooked(sums, booked);
  const played = await roundsIn(books, span).executeTakeFirstOrThrow();
  return { ...sums, rounds: Number(played.rounds), members: Number(played.members) };
}
