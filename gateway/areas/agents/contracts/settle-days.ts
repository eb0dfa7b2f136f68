import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { insertRows } from '#gateway/db/insert-rows.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { type Merchant, readMerchant } from '../../site/merchant.ts';
import { findDay } from '../close-days.ts';
import type { TeamDay } from '../day-figures.ts';
import { hourlyOf, salariesOf } from './compute-daily.ts';
import { dividendsOf } from './compute-dividends.ts';
import type { Pay } from './pay-rows.ts';
import { sumHours } from './team-hours.ts';

type Source = Pick<Gateway, 'db' | 'clock' | 'config'>;

/** Sums contracts up for closed days, one after the other; answers how many. Safe in many processes, and after any kill. */
export async function settleDays(gateway: Source): Promise<number> {
  const { db, clock, config } = gateway;
  const merchant = await readMerchant(gateway, config.merchant);
  if (!merchant) return 0;
  let settled = 0;
  for (;;) {
    const next = await nextDay(db, merchant);
    if (!next) return settled;
    settled += await transact(db, (trx) => settleDay(trx, next, merchant, clock()));
  }
}

/** The earliest closed day that is not settled, since the first contract began. */
export async function nextDay(db: Kysely<Tables>, { code, currency }: Merchant): Promise<TeamDay | undefined> {
  const { since } = await db
    .selectFrom('agent_contracts')
    .innerJoin('members', 'members.id', 'agent_contracts.agent_id')
    .select((eb) => eb.fn.min('holds_from').as('since'))
    .where('members.merchant_code', '=', code)
    .executeTakeFirstOrThrow();
  if (since === null) return undefined;
  const row = await db
    .selectFrom('team_days')
    .select('day')
    .where('merchant_code', '=', code)
    .where('day', '>=', since)
    .where('closed_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contract_days')
            .select('contract_days.day')
            .whereRef('contract_days.merchant_code', '=', 'team_days.merchant_code')
            .whereRef('contract_days.day', '=', 'team_days.day'),
        ),
      ),
    )
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row && findDay(db, { merchant: code, currency, day: row.day });
}

/** Writes what contracts come to in a closed day, once: 1, or 0 where another process has. */
export async function settleDay(
  trx: Transaction<Tables>,
  day: TeamDay,
  { settings }: Merchant,
  now: number,
): Promise<number> {
  const fee_rate = settings.paymentFeeRate;
  const claimed = await trx
    .insertInto('contract_days')
    .values({ merchant_code: day.merchant, day: day.day, fee_rate, settled_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 0n) return 0;
  const { pays } = await trx
    .selectFrom('team_days')
    .select('pays')
    .where('merchant_code', '=', day.merchant)
    .where('day', '=', day.day)
    .executeTakeFirstOrThrow();
  if (pays === 0) return 1;
  const hourly = await hourlyOf(trx, day, sumHours);
  await insertRows(trx, 'contract_hours', hourly.hours);
  await write(trx, [...(await salariesOf(trx, day)), ...hourly.pays], now);
  await write(trx, await dividendsOf(trx, day, fee_rate), now);
  return 1;
}

const write = (trx: Transaction<Tables>, pays: readonly Pay[], now: number) =>
  insertRows(
    trx,
    'contract_pays',
    pays.map((pay) => ({
      ...pay,
      state: pay.amount_minor > 0 ? ('due' as const) : ('none' as const),
      ...{ paid_at: null, attempts: 0, next_at: now },
    })),
  );
