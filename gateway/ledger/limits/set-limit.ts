import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { lockWallet } from './count-limits.ts';
import { type Limit, renewLimits } from './current-limits.ts';
import { type LimitKind, type LimitPeriod, windowOf } from './limit-windows.ts';
import { usedSince } from './used-in-books.ts';

/**
 * `minor` is the limit in minor units, null: none. More than before waits for `wait` ms, and where `again` is on until it is asked for once
 * more after that. `timeZone` has the days of a limit that is new (IANA name).
 */
export type LimitChange = {
  readonly wallet: string;
  readonly memberId: string;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly minor: number | null;
  readonly madeBy: string;
  readonly timeZone: string;
  readonly wait: number;
  readonly again: boolean;
};

/** Sets or ends a limit: less at once, more after the wait. Answers the limit as it stands then; undefined where there is none. */
export async function setLimit(trx: Transaction<Tables>, change: LimitChange, now: number): Promise<Limit | undefined> {
  const { wallet, kind, period, minor } = change;
  await lockWallet(trx, wallet);
  const known = (await renewLimits(trx, wallet, now)).find((row) => row.kind === kind && row.period === period);
  if (!known) return minor === null ? undefined : addLimit(trx, { ...change, minor }, now);
  const set = { ...changed(known, change, now), made_by: change.madeBy, changed_at: now };
  const key = { account_id: wallet, kind, period };
  await trx
    .updateTable('money_limits')
    .set(set)
    .where((eb) => eb.and(key))
    .execute();
  return (await renewLimits(trx, wallet, now)).find((row) => row.kind === kind && row.period === period);
}

function changed(known: Limit, { minor, wait, again }: LimitChange, now: number): Partial<Limit> {
  if (minor !== null && minor <= known.limit_minor) return { limit_minor: minor, next_minor: null, next_at: null };
  const isRepeated = known.next_at !== null && known.next_minor === minor;
  if (isRepeated) return { next_confirmed: known.next_confirmed === 1 || (known.next_at ?? 0) <= now ? 1 : 0 };
  return { next_minor: minor, next_at: now + wait, next_confirmed: again ? 0 : 1 };
}

async function addLimit(trx: Transaction<Tables>, change: LimitChange & { readonly minor: number }, now: number) {
  const { wallet, kind, period, minor, madeBy, timeZone } = change;
  const { begun, ends } = windowOf(now, period, timeZone);
  const row: Limit = {
    account_id: wallet,
    kind,
    period,
    limit_minor: minor,
    used_minor: await usedSince(trx, change, begun),
    begun_at: begun,
    ends_at: ends,
    time_zone: timeZone,
    next_minor: null,
    next_at: null,
    next_confirmed: 0,
    made_by: madeBy,
    changed_at: now,
  };
  await trx.updateTable('accounts').set({ limited: 1 }).where('id', '=', wallet).execute();
  await trx.insertInto('money_limits').values(row).execute();
  return row;
}
