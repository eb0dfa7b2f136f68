import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { findDay } from '../close-days.ts';
import { textOf } from '../compute-day.ts';
import { hourlyOf, salariesOf } from './compute-daily.ts';
import { dividendsOf } from './compute-dividends.ts';
import { storedHours } from './team-hours.ts';

/** Computes again what contracts came to in a settled day, from what is stored, and names what differs; nothing for a day that was not settled. */
export async function checkPays(
  db: Kysely<Tables>,
  { merchant, day }: { readonly merchant: string; readonly day: string },
): Promise<readonly string[]> {
  const row = await db
    .selectFrom('contract_days')
    .innerJoin('team_days', (join) =>
      join
        .onRef('team_days.merchant_code', '=', 'contract_days.merchant_code')
        .onRef('team_days.day', '=', 'contract_days.day'),
    )
    .innerJoin('merchants', 'merchants.code', 'contract_days.merchant_code')
    .select(['fee_rate', 'pays', 'currency'])
    .where('contract_days.merchant_code', '=', merchant)
    .where('contract_days.day', '=', day)
    .executeTakeFirst();
  const found = row && (await findDay(db, { merchant, currency: row.currency, day }));
  if (!found) return [];
  const ofMerchant = db.selectFrom('members').select('id').where('merchant_code', '=', merchant);
  const stored = await db
    .selectFrom('contract_pays')
    .selectAll()
    .where('last_day', '=', day)
    .where('agent_id', 'in', ofMerchant)
    .execute();
  const hours = await db
    .selectFrom('contract_hours')
    .selectAll()
    .where('day', '=', day)
    .where('agent_id', 'in', ofMerchant)
    .execute();
  const hourly = row.pays === 1 ? await hourlyOf(db, found, storedHours) : { pays: [], hours: [] };
  const again =
    row.pays === 1
      ? [...(await salariesOf(db, found)), ...hourly.pays, ...(await dividendsOf(db, found, row.fee_rate))]
      : [];
  const made = stored.map(({ state: _state, paid_at: _paid, attempts: _attempts, next_at: _next, ...pay }) => pay);
  return [
    ...(textOf(again) === textOf(made) ? [] : ['salaries and dividends']),
    ...(textOf(hourly.hours) === textOf(hours) ? [] : ['hours']),
  ];
}
