import type { Transaction } from 'kysely';
import { compiled, type Params } from '../db/compiled.ts';
import type { Tables } from '../db/tables.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import { pointsAccountId } from './give-points.ts';
import { vendorAccountId, walletId } from './ledger-accounts.ts';
import { dayNumber } from './periods.ts';

/**
 * `vendorMinor`: maximum payment of the house in one day of UTC for the rounds of one vendor. `memberMinor`: maximum payment to
 * one member in a day for playing, without jackpots, rebates and salaries.
 */
type RewardLimits = Config['rewardLimits'];

/** Stakes at a vendor; a payment is attributed to the vendors in proportion to them. */
export type VendorStakes = { readonly vendor: string; readonly minor: number };

/**
 * A payment of the house that comes of a member's rounds. `stakes`: where they were played; none for what was given for no stake.
 * `capped`: it counts towards what one member is paid in a day. `points`: given beside
 * the amount, or alone; in a day as many as the most money has minor units.
 */
export type HousePayment = {
  readonly kind: 'jackpot' | 'mall' | 'promotion' | 'rebate' | 'salary' | 'hourly';
  readonly ref: string;
  readonly memberId: string;
  readonly currency: string;
  readonly amount: number;
  readonly points?: number;
  readonly stakes: readonly VendorStakes[];
  readonly capped: boolean;
};

/** An account's payments of the day, as they are or would be, and the most that is paid without the operator; minor units. */
type DayOf = { readonly accountId: string; readonly vendor?: string; readonly minor: number; readonly most: number };
/** `held`: it is not to be paid, nothing was counted, and this is the bound that it would pass. `high`: what is now past half of its bound. */
export type Counted = { readonly held: DayOf | null; readonly high: readonly DayOf[] };

type Added = { accountId: string; day: number; minor: number };
/** Adds a payment to an account's day (periods.ts, dayNumber); the statement answers the day's sum. */
export const addHousePayment = compiled((db, param: Params<Added>) =>
  db
    .insertInto('house_days')
    .values({ account_id: param('accountId'), day: param('day'), paid_minor: param('minor') })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ paid_minor: eb('house_days.paid_minor', '+', eb.ref('excluded.paid_minor')) })),
    )
    .returning('paid_minor'),
);
const take = compiled((db, param: Params<Added>) =>
  db
    .updateTable('house_days')
    .set((eb) => ({ paid_minor: eb('paid_minor', '-', param('minor')) }))
    .where('account_id', '=', param('accountId'))
    .where('day', '=', param('day')),
);

/**
 * Counts a payment that the running transaction is about to book towards the day of each vendor whose rounds it comes of, and of the member.
 * One that would exceed a limit is not counted and is to be held for the operator, unless they have `approved` it. The rows stay
 * locked until the commit, so that of many payments at once no more pass than there is room for.
 */
export async function countHousePayment(
  trx: Transaction<Tables>,
  payment: HousePayment,
  { vendorMinor, memberMinor }: RewardLimits,
  now: number,
  approved = false,
): Promise<Counted> {
  const { memberId, currency, amount, points = 0, capped } = payment;
  const day = dayNumber(now);
  const parts = [
    ...shares(payment).map(({ vendor, minor }) => ({
      ...{ accountId: vendorAccountId(vendor, currency), vendor, minor, most: vendorMinor },
    })),
    ...(capped && amount > 0 ? [{ accountId: walletId(memberId, currency), minor: amount, most: memberMinor }] : []),
    ...(points > 0 ? [{ accountId: pointsAccountId(memberId), minor: points, most: memberMinor }] : []),
  ];
  const counted: Added[] = [];
  const high: DayOf[] = [];
  for (const { minor: part, ...of } of parts) {
    const added = { accountId: of.accountId, day, minor: part };
    const minor = (await addHousePayment.first(trx, added))?.paid_minor ?? part;
    counted.push(added);
    if (minor > of.most && !approved) {
      for (const one of counted) await take.run(trx, one);
      return { held: { ...of, minor }, high: [] };
    }
    if (minor * 2 >= of.most && (minor - part) * 2 < of.most) high.push({ ...of, minor });
  }
  return { held: null, high };
}

/** The amount in whole minor units by vendor, in the vendors' order, so that their rows are always locked in one; what is left over is the last one's. */
function shares({ amount, stakes }: HousePayment): VendorStakes[] {
  const counting = stakes.filter(({ minor }) => minor > 0).toSorted((a, b) => (a.vendor < b.vendor ? -1 : 1));
  const total = counting.reduce((sum, { minor }) => sum + minor, 0);
  let left = amount;
  return counting.flatMap(({ vendor, minor }, index) => {
    const part = index === counting.length - 1 ? left : Math.floor(amount * (minor / total));
    left -= part;
    return part > 0 ? [{ vendor, minor: part }] : [];
  });
}

/** Notifies the operator, after the commit, of a payment that is held, or that half of a daily limit has been paid. */
export function logHousePayment(
  { logger }: { readonly logger: Logger },
  { kind, ref, memberId }: HousePayment,
  { held, high }: Counted,
): void {
  const named = { of: 'rewards', kind, ref, memberId };
  if (held) logger.error({ event: eventOf(held, 'reached'), ...named, ...held }, 'a payment of the house is held');
  for (const one of high)
    logger.error({ event: eventOf(one, 'high'), ...named, ...one }, 'the house pays much because of rounds');
}

const eventOf = ({ vendor }: DayOf, what: 'reached' | 'high') =>
  `${vendor === undefined ? 'member' : 'vendor'}_exposure_${what}`;
