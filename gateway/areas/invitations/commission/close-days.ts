import { type Kysely, sql, type Transaction } from 'kysely';
import { commissionHour } from '#src/contract/invitations/invitations.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { dayAfter, midnight } from '#gateway/ledger/day-of.ts';
import { receivableId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { beginOf, periods, type Time } from '#gateway/ledger/periods.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import type { Merchant } from '../../site/merchant.ts';
import { paysCommission, type Terms, termsOf } from './terms.ts';

/** What is booked in a day is there by now: transactions that began before midnight have ended. */
const settleAfter = commissionHour * periods.hour;
/** Days that one look closes at most. */
const atOnce = 31;
const rowsAtOnce = 500;

/**
 * Closes the days that have ended, one after another since the first terms: notes whose commission is to be settled. A day begins where the one
 * before it ended, also if the merchant's time zone has changed, so that no moment is in two days or in none. Returns their number.
 */
export async function closeDays(db: Kysely<Tables>, merchant: Merchant, now: number): Promise<number> {
  let closed = 0;
  while (closed < atOnce) {
    const day = await nextOpen(db, merchant);
    if (!day || now < day.end_at + settleAfter) break;
    await transact(db, (trx) => close(trx, merchant, day));
    closed += 1;
  }
  return closed;
}

/** The day after the last closed one; undefined while there were never terms. */
async function nextOpen(db: Kysely<Tables>, { code, settings: { timeZone } }: Merchant) {
  const [last, first] = await Promise.all([
    db
      .selectFrom('commission_days')
      .select(['day', 'end_at'])
      .where('merchant_code', '=', code)
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('commission_terms')
      .select(({ fn }) => fn.min('from_day').as('day'))
      .where('merchant_code', '=', code)
      .executeTakeFirst(),
  ]);
  const day = last ? dayAfter(last.day) : first?.day;
  if (!day) return undefined;
  const start_at = last?.end_at ?? midnight(day, timeZone);
  return { day, start_at, end_at: Math.max(start_at, midnight(dayAfter(day), timeZone)) };
}

type OpenDay = NonNullable<Awaited<ReturnType<typeof nextOpen>>>;

async function close(trx: Transaction<Tables>, merchant: Merchant, day: OpenDay): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('commission_days')
    .values({ merchant_code: merchant.code, ...day })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const terms = await termsOf(trx, merchant.code, day.day);
  if (added !== 1n || !terms || !paysCommission(merchant)) return;
  const time = { from: day.start_at, to: day.end_at };
  const pairs = await invitedWithin(trx, merchant, terms, time);
  for (let first = 0; first < pairs.length; first += rowsAtOnce) {
    const rows = pairs.slice(first, first + rowsAtOnce);
    await trx
      .insertInto('commission_work')
      .values(
        rows.map(({ invited_id, inviter_id }) => ({
          ...{ merchant_code: merchant.code, day: day.day, invited_id, inviter_id, attempts: 0, next_at: 0 },
        })),
      )
      .execute();
  }
}

/** An account of a member in a query, by the id in `invited`. */
const accountOf = (idOf: (memberId: string, currency: string) => string, currency: string) => {
  const [before = '', after = ''] = idOf('|', currency).split('|');
  return sql`${before} || invited.member_id || ${after}`;
};

type Pair = { readonly invited_id: string; readonly inviter_id: string };

/**
 * Members whose invitation counts in a time and who have booked anything then, with their inviters; of one inviter a number at most. The CPF of both
 * is known: an account has one of its own, so they are two people.
 */
export async function invitedWithin(
  db: Kysely<Tables>,
  { code, currency }: Pick<Merchant, 'code' | 'currency'>,
  { days }: Pick<Terms, 'days'>,
  { from, to }: Time,
  one?: { readonly inviterId: string; readonly most: number },
): Promise<readonly Pair[]> {
  const { rows } = await sql<Pair>`
    select invited.member_id as invited_id, codes.member_id as inviter_id
    from member_profiles invited
    join affiliate_codes codes on codes.merchant_code = invited.merchant_code and codes.code = invited.affiliate_code
    where invited.merchant_code = ${code} and codes.member_id <> invited.member_id
      and exists (select 1 from tax_ids where tax_ids.member_id = invited.member_id)
      and exists (select 1 from tax_ids where tax_ids.member_id = codes.member_id)
      and invited.registered_at < ${to} and invited.registered_at > ${from - days * periods.day}
      and (exists (select 1 from wallet_sums where account_id = ${accountOf(walletId, currency)} and span = 'hour'
          and begun_at >= ${beginOf(from, 'hour')} and begun_at < ${to})
        or exists (select 1 from postings where account_id = ${accountOf(receivableId, currency)}
          and journal_id >= ${idsFrom(from)} and journal_id < ${idsFrom(to)}))
      ${one ? sql`and codes.member_id = ${one.inviterId}` : sql``}
    order by invited.member_id ${one ? sql`limit ${one.most}` : sql``}`.execute(db);
  return rows;
}
