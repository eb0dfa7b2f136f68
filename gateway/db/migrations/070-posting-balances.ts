import { type Kysely, sql } from 'kysely';
import { withoutTriggers } from './append-only.ts';
import { addColumns } from './create-table.ts';

const accounts = { last_place: 'long' } as const;
const postings = { place: 'long', before_minor: 'long', after_minor: 'long' } as const;

/**
 * `place`: the order of an account's postings, from 1 without a gap; `last_place` is that of its last one. `before_minor` and
 * `after_minor`: the account's balance around the posting.
 */
export const postingBalances = {
  accounts,
  play_accounts: accounts,
  postings,
  play_postings: postings,
} as const;

/** Earlier postings are placed in the order of their chain where it is the account's own, else by their journals' time and chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db, postingBalances);
  await withoutTriggers(db, 'postings', () => placePostings(db, ''));
  await placePostings(db, 'play_');
}

async function placePostings(db: Kysely<unknown>, prefix: '' | 'play_') {
  const [account, journal, posting] = ['accounts', 'journals', 'postings'].map((name) => sql.table(`${prefix}${name}`));
  await refuseDrifted(
    db,
    sql`
    select a.id from ${account} a left join ${posting} p on p.account_id = a.id
    group by a.id, a.balance_minor having a.balance_minor != coalesce(sum(p.amount_minor), 0) order by a.id limit 5`,
  );
  await sql`
    update ${posting} set place = placed.place, after_minor = placed.after_minor,
      before_minor = placed.after_minor - ${posting}.amount_minor
    from (
      select p.journal_id, p.account_id, row_number() over earlier as place, sum(p.amount_minor) over earlier as after_minor
      from ${posting} p join ${journal} j on j.id = p.journal_id
      window earlier as (
        partition by p.account_id
        order by case when j.chain = 'before chains' then 0 else 1 end,
          case when j.chain = p.account_id and p.account_id not like 'wallet:%' then j.seq else 0 end,
          j.created_at, j.chain, j.seq
        rows unbounded preceding)
    ) as placed
    where placed.journal_id = ${posting}.journal_id and placed.account_id = ${posting}.account_id`.execute(db);
  await sql`
    update ${account} set last_place =
      (select count(*) from ${posting} p where p.account_id = ${account}.id)`.execute(db);
}

async function refuseDrifted(db: Kysely<unknown>, drifted: ReturnType<typeof sql>) {
  const rows = (await drifted.execute(db)).rows as { id: string }[];
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id).join(', ');
  throw new Error(`The books do not check: the balance differs from its postings in ${ids}. Nothing was changed.`);
}
