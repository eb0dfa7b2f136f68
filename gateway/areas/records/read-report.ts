import { type Kysely, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import type { Span } from '#gateway/ledger/wallet-sums.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { addBooked, noSums, type Sums, sumsAt } from './report-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';

/** The ledger of a merchant's money. Play money has other tables (db/play-tables.ts). */
export type Books = { readonly db: Kysely<Tables>; readonly merchant: string; readonly currency: string };

/** The counter-accounts of members' accounts: the stripes of each vendor, and the house's. They are few. */
export const readOtherAccounts = ({ db, currency }: Books) =>
  db
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('kind', 'in', ['vendor', 'house'])
    .where('currency', '=', currency)
    .orderBy('id')
    .execute();

/** `vendor:COR:BRL` and its stripe `vendor:COR#3:BRL` → `COR`; empty for the house's. */
export const vendorOf = (accountId: string): string => /^vendor:(.*?)(?:#\d+)?:[^:]+$/.exec(accountId)?.[1] ?? '';

const bookedTo = (db: Kysely<Tables>, accounts: readonly string[], { first, end }: Span) =>
  db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .where('postings.account_id', 'in', accounts)
    .where('postings.journal_id', '>=', first)
    .where('postings.journal_id', '<', end);

/** Bookings of some accounts in a span, by account and kind; each is read from its index. */
export const readBooked = (db: Kysely<Tables>, accounts: readonly string[], span: Span) =>
  bookedTo(db, accounts, span)
    .select(['postings.account_id as account', 'journals.kind', sumOf('postings.amount_minor').as('minor')])
    .groupBy(['postings.account_id', 'journals.kind'])
    .execute();

/**
 * Bookings of an account of a vendor in a span, by game and kind: a journal names the vendor's transaction, which names the round. Empty for
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

/** The number of accounts opened between two times (epoch ms): of members, not of trial guests. */
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

/** Batch size of members. */
const batch = 500;

/** Wallets in the order of their ids, some at a time; each batch is read from the key of the accounts. */
async function* readWallets({ db, currency }: Books) {
  for (let last = ''; ;) {
    const wallets = await db
      .selectFrom('accounts')
      .where('id', '>', last)
      .where('kind', '=', 'wallet')
      .where('currency', '=', currency)
      .select(['id', 'member_id'])
      .orderBy('id')
      .limit(batch)
      .execute();
    if (wallets.length === 0) return;
    yield wallets;
    last = wallets.at(-1)?.id ?? last;
  }
}

/**
 * The members with bookings in a span, in the order of their wallets, in batches: a report of all is never in memory.
 * `start` and `until` are the span in epoch ms.
 */
export async function* readMembers(books: Books, span: Span, start: number, until: number) {
  for await (const wallets of readWallets(books)) {
    const all = new Map<string, Sums>();
    const ids = wallets.map(({ id }) => id);
    for (const { account, kind, minor } of await readBooked(books.db, ids, span))
      addBooked(sumsAt(all, account), { kind, minor: -minor });
    const active = wallets.flatMap(({ id, member_id }) => (member_id !== null && all.has(id) ? [member_id] : []));
    if (active.length === 0) continue;
    const rounds = new Map(
      (await countRounds(books, active, start, until)).map((row) => [row.member_id, Number(row.n)]),
    );
    const members = await books.db
      .selectFrom('members')
      .where('id', 'in', active)
      .where('merchant_code', '=', books.merchant)
      .select(['id', 'account', 'type'])
      .orderBy('id')
      .execute();
    for (const { id, account, type } of members) {
      const sums = sumsAt(all, walletId(id, books.currency));
      const played = rounds.get(id) ?? 0;
      yield { account, type, sums: { ...sums, rounds: played, members: played > 0 ? 1 : 0 } };
    }
  }
}

const countRounds = ({ db, currency }: Books, members: readonly string[], start: number, until: number) =>
  db
    .selectFrom('rounds')
    .where('member_id', 'in', members)
    .where('created_at', '>=', start)
    .where('created_at', '<', until)
    .where('currency', '=', currency)
    .where('state', '!=', 'cancelled')
    .select(['member_id', ({ fn }) => fn.countAll<number>().as('n')])
    .groupBy('member_id')
    .execute();

/** The sums of one day, of all vendors and of the house. */
export async function readDay(books: Books, accounts: readonly string[], span: Span): Promise<Sums> {
  const sums = noSums();
  for (const booked of await readBooked(books.db, accounts, span)) addBooked(sums, booked);
  const played = await roundsIn(books, span).executeTakeFirstOrThrow();
  return { ...sums, rounds: Number(played.rounds), members: Number(played.members) };
}
