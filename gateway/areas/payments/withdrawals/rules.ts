import type { Kysely } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { rule } from '#src/contract/core/profiles.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { profileOf, readMerchant } from '../../site/merchant.ts';

/** The rules of withdrawals; amounts in minor units. `today`: YYYY-MM-DD at the merchant's. `cancels`: a member may take one back. */
export type Rules = {
  readonly min: number;
  readonly max: number;
  readonly day: number;
  readonly fee: number;
  readonly free: number;
  readonly open: number;
  readonly automatic: number;
  readonly minutes: number;
  readonly today: string;
  readonly cancels: boolean;
};

/** The merchant's rules as they stand, within those of the place. */
export async function readRules(gateway: Gateway, db: Kysely<Tables> = gateway.db): Promise<Rules> {
  const settings = (await readMerchant({ db }, gateway.config.merchant))?.settings;
  if (!settings) throw new Refusal('unknown_error');
  const { min, max, day, fee, automatic, free, open, minutes } = settings.withdraw;
  return {
    ...{ free, open, minutes },
    min: toMinor(min),
    max: toMinor(max),
    day: toMinor(day),
    fee: toMinor(fee),
    automatic: toMinor(automatic),
    today: dayIn(gateway.clock(), settings.timeZone),
    cancels: rule(profileOf(settings), 'cancelWithdrawal'),
  };
}

/** What a member has used up: how many wait, how much of the day, how many of the month; what came back counts for nothing. */
export type Used = { readonly open: number; readonly dayMinor: number; readonly inMonth: number };

export async function readUsed(db: Kysely<Tables>, memberId: string, today: string): Promise<Used> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['state', 'day', 'amount_minor'])
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb.and([eb('day', '>=', `${today.slice(0, 8)}01`), eb('state', 'not in', ['refused', 'failed', 'cancelled'])]),
        eb('state', 'in', ['review', 'approved', 'sent']),
      ]),
    )
    .execute();
  const month = rows.filter(({ day }) => day.startsWith(today.slice(0, 8)));
  return {
    open: rows.filter(({ state }) => state !== 'paid').length,
    dayMinor: month.reduce((sum, { day, amount_minor: minor }) => sum + (day === today ? minor : 0), 0),
    inMonth: month.length,
  };
}

/** The fee of the next withdrawal; minor units. */
export const nextFee = ({ fee, free }: Rules, { inMonth }: Used): number => (inMonth < free ? 0 : fee);
