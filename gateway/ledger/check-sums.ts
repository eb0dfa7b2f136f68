import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type Period, periods } from './periods.ts';

const begun = (column: string, span: Period) =>
  sql`${sql.ref(column)} - ${sql.ref(column)} % ${sql.lit(periods[span])}`;

export type SumFault = {
  readonly what: 'sums of a member differ from their rounds' | 'sums of a wallet differ from its postings';
  readonly id: string;
};

/** Compares all sums of hours and days with the rounds and postings that they are of, of money or of play money. */
export async function checkSums(db: Kysely<Tables>): Promise<SumFault[]> {
  const members = await findWrongRoundSums(db);
  const wallets = await findWrongWalletSums(db);
  return [
    ...members.map((id) => ({ what: 'sums of a member differ from their rounds' as const, id })),
    ...wallets.map((id) => ({ what: 'sums of a wallet differ from its postings' as const, id })),
  ];
}

/** Ids of members whose sums of an hour or a day are not those of their rounds. */
async function findWrongRoundSums(db: Kysely<Tables>): Promise<string[]> {
  const rounds = (span: Period) => sql`
    select member_id, ${sql.lit(span)} as span, ${begun('created_at', span)} as begun_at, vendor, node_id, currency, state,
      1 as n, stake_minor as stake, win_minor as win from ${sql.table('rounds')} where state != 'open'`;
  const { rows } = await sql<{ id: string }>`
    select distinct member_id as id from (
      select member_id from (${rounds('hour')} union all ${rounds('day')} union all
        select member_id, span, begun_at, vendor, node_id, currency, state, -rounds, -stake_minor, -win_minor
        from ${sql.table('round_sums')}) as counted
      group by member_id, span, begun_at, vendor, node_id, currency, state
      having sum(n) != 0 or sum(stake) != 0 or sum(win) != 0) as wrong
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of wallets whose sums of an hour or a day are not those of their postings. */
async function findWrongWalletSums(db: Kysely<Tables>): Promise<string[]> {
  const postings = (span: Period) => sql`
    select account_id, ${sql.lit(span)} as span, ${begun('created_at', span)} as begun_at, kind, 1 as n,
      case when amount_minor > 0 then amount_minor else 0 end as gained, case when amount_minor < 0 then amount_minor else 0 end as given
    from ${sql.table('postings')} inner join ${sql.table('journals')} on id = journal_id where account_id like 'wallet:%'`;
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from (
      select account_id from (${postings('hour')} union all ${postings('day')} union all
        select account_id, span, begun_at, kind, -entries, -in_minor, -out_minor from ${sql.table('wallet_sums')}) as counted
      group by account_id, span, begun_at, kind
      having sum(n) != 0 or sum(gained) != 0 or sum(given) != 0) as wrong
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
