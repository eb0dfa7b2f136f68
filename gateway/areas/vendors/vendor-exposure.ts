import type { Transaction } from 'kysely';
import type { Config } from '#gateway/process/config.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openAccount, stripesOf } from '#gateway/ledger/ledger-accounts.ts';
import { dayNumber } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import type { Logger } from '#gateway/process/logger.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/**
 * `roundMinor`: the maximum of a round's wins above its stakes. `dayMinor`: the maximum fall of a vendor's account in one day
 * of UTC, from its balance before the day's first win. `lateWinFor`: how long after its end a round accepts wins, in ms.
 */
export type VendorLimits = Config['vendorLimits'];

/** The highest win of one transaction, in minor units: enough for a jackpot, a bound against errors. */
const winLimit = 10_000_000_000;

/** A win, or a vendor's payouts above its stakes, and the maximum; minor units. */
type Exposure = { readonly of: 'win' | 'round' | 'day'; readonly minor: number; readonly most: number };

/** A win above a vendor's limit; its transaction must roll back. */
export class ExposureReached extends Refusal {
  readonly exposure: Exposure;

  constructor(exposure: Exposure) {
    super('limit_reached');
    this.exposure = exposure;
  }
}

type Key = { accountId: string; day: number };
/** Changes nothing: it is the lock that the wins of a vendor take one after the other. */
const lockDay = compiled((db, param: Params<Key>) =>
  db
    .updateTable('vendor_days')
    .set((eb) => ({ opening_minor: eb.ref('opening_minor') }))
    .where('account_id', '=', param('accountId'))
    .where('day', '=', param('day'))
    .returning('opening_minor'),
);
/** Opens a day, or waits for a concurrent opening, and locks it. */
const open = compiled((db, param: Params<Key & { minor: number }>) =>
  db
    .insertInto('vendor_days')
    .values({ account_id: param('accountId'), day: param('day'), opening_minor: param('minor') })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'day'])
        .doUpdateSet((eb) => ({ opening_minor: eb.ref('vendor_days.opening_minor') })),
    )
    .returning('opening_minor'),
);

/** The sum of an account's stripes. */
const held = compiled((db, param: Params<Record<string, string>>) =>
  db
    .selectFrom('accounts')
    .select(sumOf('balance_minor').as('minor'))
    .where(
      'id',
      'in',
      stripesOf('').map((_, index) => param(`id${index}`)),
    ),
);

/** Refuses a win that is too high by itself. Throws ExposureReached. */
export function refuseHighWin(minor: number) {
  if (minor > winLimit) throw new ExposureReached({ of: 'win', minor, most: winLimit });
}

/** Refuses a round whose wins exceed its stakes by more than the limit. Throws ExposureReached. */
export function refuseRoundExposure(round: { win_minor: number; stake_minor: number }, { roundMinor }: VendorLimits) {
  const minor = round.win_minor - round.stake_minor;
  if (minor > roundMinor) throw new ExposureReached({ of: 'round', minor, most: roundMinor });
}

/**
 * Refuses a win, booked in the running transaction, by which the vendor's account falls below today's limit; throws ExposureReached.
 * Returns today's exposure where this win took it past half of the limit, else null. `accountId` is the vendor's whole account: bookings
 * of its stripes count as soon as they are committed, stakes before wins that wait here.
 */
export async function refuseDayExposure(
  trx: Transaction<Tables>,
  { accountId, won }: { readonly accountId: string; readonly won: number },
  { dayMinor }: VendorLimits,
  now: number,
): Promise<Exposure | null> {
  const key = { accountId, day: dayNumber(now) };
  const opening = (await lockDay.first(trx, key))?.opening_minor ?? (await openDay(trx, key, won));
  // A statement after the lock: it sees what every win that had it before has booked.
  const minor = opening - (await heldBy(trx, accountId));
  const exposure = { of: 'day' as const, minor, most: dayMinor };
  if (minor > dayMinor) throw new ExposureReached(exposure);
  return minor * 2 >= dayMinor && (minor - won) * 2 < dayMinor ? exposure : null;
}

/** Opens the day with the vendor's balance before the first win. */
async function openDay(trx: Transaction<Tables>, key: Key, won: number): Promise<number> {
  await openAccount(trx, key.accountId);
  const minor = (await heldBy(trx, key.accountId)) + won;
  return (await open.first(trx, { ...key, minor }))?.opening_minor ?? minor;
}

const heldBy = async (trx: Transaction<Tables>, accountId: string): Promise<number> =>
  (await held.first(trx, Object.fromEntries(stripesOf(accountId).map((id, index) => [`id${index}`, id]))))?.minor ?? 0;

type Paying = { readonly vendor: string; readonly roundId: string; readonly transactionId: string };

/** Logs a refused win for the operator: a key may have been stolen, or a limit is too low. */
export function logRefusedWin({ logger }: { readonly logger: Logger }, paying: Paying, error: unknown): void {
  if (!(error instanceof ExposureReached)) return;
  logger.error({ event: 'vendor_exposure_reached', ...named(paying), ...error.exposure }, 'a win was refused');
}

/** Logs for the operator, once for each crossing, that a vendor has paid out half of its daily limit. */
export function logExposure({ logger }: { readonly logger: Logger }, paying: Paying, exposure: Exposure): void {
  logger.error({ event: 'vendor_exposure_high', ...named(paying), ...exposure }, 'a vendor pays out much');
}

const named = ({ vendor, roundId, transactionId }: Paying) => ({ vendor, roundId, transactionId });
