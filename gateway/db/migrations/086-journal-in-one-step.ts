import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../is-postgres.ts';

/**
 * Accounts of vendors and the house are booked in stripes from here on (gateway/ledger/ledger-accounts.ts). Existing ones keep their
 * postings and are summed with their stripes, so that nothing is moved; a ledger that fails its check is refused. PostgreSQL gets a function that
 * books a journal of two postings in one round trip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await refuseWrongBooks(db);
  if (isPostgres(db)) await sql.raw(bookJournal).execute(db);
}

async function refuseWrongBooks(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string }>`
    select a.id from accounts a left join postings p on p.account_id = a.id
    group by a.id, a.balance_minor, a.last_place
    having a.balance_minor != coalesce(sum(p.amount_minor), 0) or a.last_place != count(p.account_id)
    union all
    select journal_id from postings group by journal_id having sum(amount_minor) != 0
    order by 1 limit 5`.execute(db);
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id).join(', ');
  throw new Error(`The books do not check: balances and postings differ in ${ids}. Nothing was changed.`);
}

/**
 * What `postJournal` does in seven statements (gateway/ledger/ledger.ts), each of which sees what was committed before it, as there. The hash
 * is that of `journalText`, of which `text_chain` and `text_rest` are the parts around the journal's number in its chain. Where an account
 * is missing or its balance would leave its bounds, nothing is changed and `booked` is false.
 */
const bookJournal = `
create function book_journal(
  j_id text, j_kind text, j_ref text, j_by text, j_at bigint, j_chain text, text_chain text, text_rest text,
  one text, one_amount bigint, one_lowest bigint, other text, other_amount bigint, other_lowest bigint, highest bigint,
  s_hour bigint, s_day bigint,
  out booked boolean, out one_after bigint, out other_after bigint, out limited integer
) language plpgsql as $$
declare
  one_place bigint;
  other_place bigint;
  head_seq bigint;
  head_hash text;
begin
  booked := false;
  update accounts set balance_minor = balance_minor + one_amount, last_place = last_place + 1
    where id = one and balance_minor + one_amount between one_lowest and highest
    returning balance_minor, last_place, accounts.limited into one_after, one_place, limited;
  if not found then return; end if;
  update accounts set balance_minor = balance_minor + other_amount, last_place = last_place + 1
    where id = other and balance_minor + other_amount between other_lowest and highest
    returning balance_minor, last_place into other_after, other_place;
  if not found then
    update accounts set balance_minor = balance_minor - one_amount, last_place = last_place - 1 where id = one;
    return;
  end if;
  select seq, hash into head_seq, head_hash from journals where chain = j_chain order by seq desc limit 1;
  head_seq := coalesce(head_seq, 0) + 1;
  insert into journals (id, kind, ref, made_by, created_at, chain, seq, hash) values (j_id, j_kind, j_ref, j_by, j_at, j_chain, head_seq,
    encode(sha256(convert_to('["' || coalesce(head_hash, '') || '",' || text_chain || head_seq || text_rest, 'UTF8')), 'hex'));
  insert into postings (journal_id, account_id, amount_minor, place, before_minor, after_minor) values
    (j_id, one, one_amount, one_place, one_after - one_amount, one_after),
    (j_id, other, other_amount, other_place, other_after - other_amount, other_after);
  insert into wallet_sums (account_id, span, begun_at, kind, entries, in_minor, out_minor)
    select account, span, begun_at, j_kind, 1, greatest(0, amount), least(0, amount)
    from (values (one, one_amount), (other, other_amount)) as posted (account, amount),
      (values ('hour', s_hour), ('day', s_day)) as period (span, begun_at)
    where account like 'wallet:%'
    on conflict (account_id, span, begun_at, kind) do update set entries = wallet_sums.entries + excluded.entries,
      in_minor = wallet_sums.in_minor + excluded.in_minor, out_minor = wallet_sums.out_minor + excluded.out_minor;
  booked := true;
end $$`;
