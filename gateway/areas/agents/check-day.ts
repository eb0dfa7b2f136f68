import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { computeDay, textOf } from './compute-day.ts';
import { findDay } from './close-days.ts';

type Day = { readonly merchant: string; readonly day: string };

/** Computes a closed day again and names what differs from the stored one; undefined for a day that is not closed. */
export async function checkDay(db: Kysely<Tables>, { merchant, day }: Day): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('team_days')
    .innerJoin('merchants', 'merchants.code', 'team_days.merchant_code')
    .select(['closed_at', 'hash', 'pays', 'currency'])
    .where('merchant_code', '=', merchant)
    .where('day', '=', day)
    .executeTakeFirst();
  const found = row && (await findDay(db, { merchant, currency: row.currency, day }));
  if (!found || row.closed_at === null) return undefined;
  const again = await computeDay(db, found, row.pays === 1);
  const ofMerchant = db.selectFrom('members').select('id').where('merchant_code', '=', merchant);
  const stored = {
    agentDays: await db
      .selectFrom('agent_days')
      .selectAll()
      .where('day', '=', day)
      .where('agent_id', 'in', ofMerchant)
      .execute(),
    lines: await db
      .selectFrom('rebate_lines')
      .selectAll()
      .where('day', '=', day)
      .where('agent_id', 'in', ofMerchant)
      .execute(),
    rebates: await db
      .selectFrom('rebates')
      .select(['day', 'agent_id', 'currency', 'earned_minor', 'brought_minor', 'paid_minor', 'carried_minor'])
      .where('day', '=', day)
      .where('agent_id', 'in', ofMerchant)
      .execute(),
  };
  const differs = (one: readonly object[], other: readonly object[]) => textOf(one) !== textOf(other);
  return [
    ...(differs(again.agentDays, stored.agentDays) ? ['figures of agents'] : []),
    ...(differs(again.lines, stored.lines) ? ['lines of rebates'] : []),
    ...(differs(again.rebates, stored.rebates) ? ['rebates'] : []),
    ...(again.hash === row.hash ? [] : ['the hash']),
  ];
}
