import type { Transaction } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import { compiled, type Params } from '../../db/compiled.ts';
import type { Tables } from '../../db/tables.ts';
import { Refusal } from '../../process/refusal.ts';
import { type Limit, renewLimits } from './current-limits.ts';
import { type LimitKind, windowOf } from './limit-windows.ts';
import { playedIn } from './used-in-books.ts';

type Kinds = readonly [LimitKind, LimitKind?];
type Counted = { wallet: string; one: LimitKind; other: LimitKind; amount: number };

/** The conditional write that keeps every limit whose period had begun `at` a time: it matches no row that the amount would exceed. */
const take = compiled((db, param: Params<Counted & { at: number }>) =>
  db
    .updateTable('money_limits')
    .set((eb) => ({ used_minor: eb('used_minor', '+', param('amount')) }))
    .where('account_id', '=', param('wallet'))
    .where('kind', 'in', [param('one'), param('other')])
    .where('begun_at', '<=', param('at'))
    .where((eb) => eb(eb('used_minor', '+', param('amount')), '<=', eb.ref('limit_minor')))
    .returning(['kind', 'period']),
);
const give = compiled((db, param: Params<Counted & { at: number }>) =>
  db
    .updateTable('money_limits')
    .set((eb) => ({ used_minor: eb('used_minor', '-', param('amount')) }))
    .where('account_id', '=', param('wallet'))
    .where('kind', 'in', [param('one'), param('other')])
    .where('begun_at', '<=', param('at')),
);
const timeOfBet = compiled((db, param: Params<{ ref: string }>) =>
  db.selectFrom('journals').select('created_at').where('kind', '=', 'bet').where('ref', '=', param('ref')),
);
/** Changes nothing: it is the lock that every change of the wallet or its limits takes first. */
const lock = compiled((db, param: Params<{ wallet: string }>) =>
  db
    .updateTable('accounts')
    .set((eb) => ({ limited: eb.ref('limited') }))
    .where('id', '=', param('wallet'))
    .returning('limited'),
);

/** Locks a wallet until the transaction ends; whether it has limits. */
export const lockWallet = async (trx: Transaction<Tables>, wallet: string): Promise<boolean> =>
  (await lock.first(trx, { wallet }))?.limited === 1;

/** A journal's posting on a wallet; `amount` in minor units, below zero where the wallet gives. */
type Posted = { readonly wallet: string; readonly kind: string; readonly ref: string; readonly amount: number };

/**
 * Counts a posting on a limited wallet, which the running transaction has changed and so locked: a bet as stake and loss, a win and a
 * rollback against them. `now` is the time of its journal, by which it counts; a rollback counts where its bet did.
 * Throws Refusal('own_limit_reached'), which says which limit and what is left.
 */
export async function countPlay(trx: Transaction<Tables>, posted: Posted, now: number): Promise<void> {
  const { wallet, kind, ref, amount } = posted;
  if (kind === 'bet') await countBet(trx, posted, now);
  if (kind === 'win') await giveBack(trx, wallet, ['loss'], { amount, at: now }, now);
  if (kind !== 'rollback') return;
  const bet = await timeOfBet.first(trx, { ref });
  await giveBack(trx, wallet, ['stake', 'loss'], { amount, at: bet?.created_at ?? 0 }, now);
}

/** A bet whose period is over, since another booking has begun the next one meanwhile, counts in its own: there the books are its counter. */
async function countBet(trx: Transaction<Tables>, { wallet, ref, amount }: Posted, now: number): Promise<void> {
  const running: Limit[] = [];
  const over: Limit[] = [];
  for (const limit of await renewLimits(trx, wallet, now)) {
    const { kind, period, time_zone: zone, begun_at: begunAt } = limit;
    if (kind === 'deposit') continue;
    if (begunAt <= now) running.push(limit);
    else {
      const { begun, ends } = windowOf(now, period, zone);
      const used = await playedIn(trx, wallet, kind, { begun, ends }, ref);
      over.push({ ...limit, used_minor: used, begun_at: begun, ends_at: ends });
    }
  }
  refuseFull(over, -amount);
  await takeRoom(trx, wallet, ['stake', 'loss'], running, { amount: -amount, at: now });
}

type Deposit = { readonly wallet: string; readonly amount: number };

/**
 * Counts a deposit that is about to be asked for, in minor units; answers the time at which it counts, which its record has to have: `now`, or where another
 * request has begun the next period meanwhile, the beginning of that. Throws Refusal('own_limit_reached').
 */
export async function countDeposit(
  trx: Transaction<Tables>,
  { wallet, amount }: Deposit,
  now: number,
): Promise<number> {
  if (!(await lockWallet(trx, wallet))) return now;
  const limits = (await renewLimits(trx, wallet, now)).filter(({ kind }) => kind === 'deposit');
  const at = Math.max(now, ...limits.map(({ begun_at: begun }) => begun));
  await takeRoom(trx, wallet, ['deposit'], limits, { amount, at });
  return at;
}

/** Gives back the room of a deposit that counted `at` a time and has come to nothing. */
export async function uncountDeposit(
  trx: Transaction<Tables>,
  { wallet, amount, at }: Deposit & { readonly at: number },
  now: number,
): Promise<void> {
  if (await lockWallet(trx, wallet)) await giveBack(trx, wallet, ['deposit'], { amount, at }, now);
}

/** Takes room in these limits of the kinds, which are all whose period had begun `at` that time. */
async function takeRoom(
  trx: Transaction<Tables>,
  wallet: string,
  [one, other = one]: Kinds,
  limits: readonly Limit[],
  taking: { readonly amount: number; readonly at: number },
) {
  if (limits.length === 0) return;
  // Where one has no room none is taken: a caller may go on after the refusal.
  refuseFull(limits, taking.amount);
  const taken = await take.all(trx, { wallet, one, other, ...taking });
  if (taken.length < limits.length) throw refusalOf(limits, taken);
}

function refuseFull(limits: readonly Limit[], amount: number): void {
  const fitting = limits.filter(({ used_minor: used, limit_minor: most }) => used + amount <= most);
  if (fitting.length < limits.length) throw refusalOf(limits, fitting);
}

async function giveBack(
  trx: Transaction<Tables>,
  wallet: string,
  [one, other = one]: Kinds,
  back: { readonly amount: number; readonly at: number },
  now: number,
) {
  await renewLimits(trx, wallet, now);
  await give.run(trx, { wallet, one, other, ...back });
}

/** Of several limits that are reached, the one with the least left. */
function refusalOf(asked: readonly Limit[], taken: readonly Pick<Limit, 'kind' | 'period'>[]): Refusal {
  const leftOf = ({ limit_minor: most, used_minor: used }: Limit) => Math.max(0, most - used);
  const [reached] = asked
    .filter((limit) => !taken.some(({ kind, period }) => kind === limit.kind && period === limit.period))
    .toSorted((a, b) => leftOf(a) - leftOf(b) || b.ends_at - a.ends_at);
  if (!reached) return new Refusal('own_limit_reached');
  const { kind: limit, period, ends_at: endsAt } = reached;
  return new Refusal('own_limit_reached', { limit, period, left: fromMinor(leftOf(reached)), endsAt });
}
