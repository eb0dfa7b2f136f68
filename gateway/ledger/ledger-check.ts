import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isInPlayMoney } from '../db/play-tables.ts';
import { findBrokenChains } from './ledger-chain.ts';
import { findMisplacedPostings } from './misplaced-postings.ts';

export type LedgerFault = {
  readonly what:
    | 'journal does not sum to zero'
    | 'balance differs from its postings'
    | 'wallet below zero'
    | 'receivable above zero'
    | 'held account differs from its holds'
    | 'balances before and after postings do not follow each other'
    | 'journals were rewritten or removed, first seen at';
  readonly id: string;
};

/** Checks the whole ledger, of money or of play money (db/play-tables.ts); an empty list means no errors [S1-024, S1-025]. */
export async function checkLedger(db: Kysely<Tables>): Promise<LedgerFault[]> {
  const unbalanced = await db
    .selectFrom('postings')
    .select('journal_id as id')
    .groupBy('journal_id')
    .having((eb) => eb.or([eb(eb.fn.sum('amount_minor'), '!=', 0), eb(eb.fn.countAll(), '<', 2)]))
    .execute();
  const empty = await db
    .selectFrom('journals')
    .select('id')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('postings').select('journal_id').whereRef('journal_id', '=', 'journals.id'))),
    )
    .execute();
  const drifted = await db
    .selectFrom('accounts')
    .leftJoin('postings', 'postings.account_id', 'accounts.id')
    .select('accounts.id')
    .groupBy(['accounts.id', 'accounts.balance_minor'])
    .having(sql<boolean>`${sql.ref('accounts.balance_minor')} != coalesce(sum(${sql.ref('postings.amount_minor')}), 0)`)
    .execute();
  const negative = await db
    .selectFrom('accounts')
    .select('id')
    .where('allow_negative', '=', 0)
    .where('balance_minor', '<', 0)
    .execute();
  const overpaid = await db
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'receivable')
    .where('balance_minor', '>', 0)
    .execute();
  const unheld = isInPlayMoney(db) ? [] : await findUnheld(db);
  const misplaced = await findMisplacedPostings(db);
  const broken = await findBrokenChains(db);
  return [
    ...[...unbalanced, ...empty].map(({ id }) => ({ what: 'journal does not sum to zero' as const, id })),
    ...drifted.map(({ id }) => ({ what: 'balance differs from its postings' as const, id })),
    ...negative.map(({ id }) => ({ what: 'wallet below zero' as const, id })),
    ...overpaid.map(({ id }) => ({ what: 'receivable above zero' as const, id })),
    ...unheld.map(({ id }) => ({ what: 'held account differs from its holds' as const, id })),
    ...misplaced.map((id) => ({ what: 'balances before and after postings do not follow each other' as const, id })),
    ...broken.map((id) => ({ what: 'journals were rewritten or removed, first seen at' as const, id })),
  ];
}

/** Held accounts whose balance is not the sum of their pending holds, or what is left of their rain. Play money has none. */
function findUnheld(db: Kysely<Tables>) {
  const pending = db
    .selectFrom('holds')
    .select(({ fn }) => ['member_id', 'currency', fn.sum<number>('amount_minor').as('minor')])
    .where('state', '=', 'pending')
    .groupBy(['member_id', 'currency'])
    .unionAll(
      db
        .selectFrom('rains')
        .select([sql<string>`'rain-' || id`.as('member_id'), 'currency'])
        .select((eb) => eb('total_minor', '-', eb.ref('paid_minor')).as('minor'))
        .where('state', '=', 'open'),
    )
    .as('pending');
  return db
    .selectFrom('accounts')
    .fullJoin(pending, (join) =>
      join.on(sql<boolean>`accounts.id = 'held:' || pending.member_id || ':' || pending.currency`),
    )
    .select(sql<string>`coalesce(accounts.id, 'held:' || pending.member_id || ':' || pending.currency)`.as('id'))
    .where(sql<boolean>`(accounts.kind = 'held' or pending.minor is not null)`)
    .where(sql<boolean>`coalesce(accounts.balance_minor, 0) != coalesce(pending.minor, 0)`)
    .execute();
}
