import { type Kysely, type Transaction, sql } from 'kysely';
import { rule } from '#src/contract/core/profiles.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import { isPostgres } from '#gateway/db/is-postgres.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { layDays } from '#gateway/ledger/teams/team-calendar.ts';
import { type Merchant, profileOf, readMerchant } from '../site/merchant.ts';
import { computeDay } from './compute-day.ts';
import type { TeamDay } from './day-figures.ts';

/** A day stays open for this long after its end, in which late wins of its rounds still count in it; ms. */
const openAfterEnd = 5 * 60_000;

type Source = Pick<Gateway, 'db' | 'clock' | 'config'>;

/** Lays the days to come, and closes those that are over, one after the other; answers how many. Safe in many processes, and after any kill. */
export async function closeDays(gateway: Source): Promise<number> {
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  if (!merchant) return 0;
  const days = { merchant: merchant.code, timeZone: merchant.settings.timeZone };
  if (!(await hasTeams(gateway.db, merchant.code))) return 0;
  await transact(gateway.db, (trx) => layDays(trx, days, gateway.clock()));
  let closed = 0;
  for (;;) {
    const day = await nextDay(gateway.db, merchant, gateway.clock());
    if (!day) return closed;
    await transact(gateway.db, (trx) => endDay(trx, day, gateway.clock()));
    closed += await transact(gateway.db, (trx) => closeDay(trx, day, merchant, gateway.clock()));
  }
}

async function hasTeams(db: Kysely<Tables>, merchant: string): Promise<boolean> {
  const day = db.selectFrom('team_days').select('day').where('merchant_code', '=', merchant).limit(1);
  return (await day.executeTakeFirst()) !== undefined;
}

/** The earliest day that is not closed, if it is over; days are closed in order. */
async function nextDay(db: Kysely<Tables>, { code, currency }: Merchant, now: number): Promise<TeamDay | undefined> {
  const own = db.selectFrom('team_days').where('merchant_code', '=', code);
  const first = await own
    .select(['day', 'starts_at'])
    .where('closed_at', 'is', null)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  if (!first) return undefined;
  const day = await findDay(db, { merchant: code, currency, day: first.day });
  return day && day.to + openAfterEnd <= now ? day : undefined;
}

/** A day with its moments; undefined where the next is not laid. */
export async function findDay(
  db: Kysely<Tables>,
  { merchant, currency, day }: Pick<TeamDay, 'merchant' | 'currency' | 'day'>,
): Promise<TeamDay | undefined> {
  const [this_, next] = await db
    .selectFrom('team_days')
    .select(['day', 'starts_at'])
    .where('merchant_code', '=', merchant)
    .where('day', '>=', day)
    .orderBy('day')
    .limit(2)
    .execute();
  return this_?.day === day && next
    ? { merchant, currency, day, from: this_.starts_at, to: next.starts_at }
    : undefined;
}

/**
 * Takes no more figures into a day. PostgreSQL waits for the transactions that are writing any, and those that come after it find the day ended;
 * SQLite has one writer.
 */
async function endDay(trx: Transaction<Tables>, { merchant, day }: TeamDay, now: number): Promise<void> {
  if (isPostgres(trx)) await sql`lock table ${sql.table('member_days')} in share mode`.execute(trx);
  await trx
    .updateTable('team_days')
    .set({ ended_at: now })
    .where('merchant_code', '=', merchant)
    .where('day', '=', day)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends and closes every day that is over, in a running transaction, as if at its moment: for a past that is booked afterwards. */
export async function closeWithin(trx: Transaction<Tables>, merchant: Merchant, now: number): Promise<void> {
  for (;;) {
    const day = await nextDay(trx, merchant, now);
    if (!day) return;
    await endDay(trx, day, now);
    await closeDay(trx, day, merchant, day.to + openAfterEnd);
  }
}

/** Sums a day up, once: 1, or 0 where another process has. */
async function closeDay(trx: Transaction<Tables>, day: TeamDay, merchant: Merchant, now: number): Promise<number> {
  const pays = rule(profileOf(merchant.settings), 'invitationPaid');
  const own = trx.updateTable('team_days').where('merchant_code', '=', day.merchant).where('day', '=', day.day);
  const claimed = await own
    .set({ closed_at: now, pays: pays ? 1 : 0 })
    .where('closed_at', 'is', null)
    .where('ended_at', 'is not', null)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return 0;
  const { agentDays, lines, rebates, hash } = await computeDay(trx, day, pays);
  await insertRows(trx, 'agent_days', agentDays);
  await insertRows(trx, 'rebate_lines', lines);
  const stored = rebates.map((row) => ({
    ...row,
    state: row.paid_minor > 0 ? ('due' as const) : ('none' as const),
    ...{ paid_at: null, attempts: 0, next_at: now },
  }));
  await insertRows(trx, 'rebates', stored);
  await own.set({ hash }).execute();
  return 1;
}
