import type { Kysely, Transaction } from 'kysely';
import { dayIn } from '#src/contract/core/age.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { Tables } from '../../db/tables.ts';
import { dayAfter, midnight } from '../day-of.ts';

/** A merchant by its code, and the time zone of its days (IANA name). */
export type MerchantDays = { readonly merchant: string; readonly timeZone: string };

/** Days that are laid ahead. */
const ahead = 40;
const hour = 3_600_000;

/**
 * Lays the days of a merchant from the one of `now` (epoch ms) on. Days that have begun stay as they are: a change of the time zone moves
 * only beginnings that are still to come, so that every moment is in one day.
 */
export async function layDays(
  trx: Transaction<Tables>,
  { merchant, timeZone }: MerchantDays,
  now: number,
): Promise<void> {
  const own = trx.selectFrom('team_days').selectAll().where('merchant_code', '=', merchant);
  const last = await own.orderBy('day', 'desc').limit(1).executeTakeFirst();
  const enough = last && last.time_zone === timeZone && last.starts_at > now + (ahead / 2) * 24 * hour;
  if (enough) return;
  await trx.deleteFrom('team_days').where('merchant_code', '=', merchant).where('starts_at', '>', now).execute();
  const begun = await own.orderBy('day', 'desc').limit(1).executeTakeFirst();
  let { day, starts } = begun
    ? { day: begun.day, starts: begun.starts_at }
    : { day: dayAfter(dayIn(now, timeZone), -1), starts: 0 };
  const rows: Tables['team_days'][] = [];
  for (let count = 0; count < ahead || starts < now; count += 1) {
    day = dayAfter(day);
    starts = Math.max(midnight(day, timeZone), starts + hour);
    rows.push({
      ...{ merchant_code: merchant, day, starts_at: starts, time_zone: timeZone },
      ...{ ended_at: null, closed_at: null, pays: 0, hash: '' },
    });
  }
  await insertRows(trx, 'team_days', rows);
}

/** The open day of a merchant in which figures of `now` (epoch ms) count; undefined where no days are laid. */
export async function openDay(db: Kysely<Tables>, merchant: string, now: number): Promise<string | undefined> {
  const open = db
    .selectFrom('team_days')
    .select('day')
    .where('merchant_code', '=', merchant)
    .where('ended_at', 'is', null);
  const begun = await open.where('starts_at', '<=', now).orderBy('day', 'desc').limit(1).executeTakeFirst();
  return (begun ?? (await open.orderBy('day').limit(1).executeTakeFirst()))?.day;
}
