import type { Kysely, Transaction } from 'kysely';
import { compiled, type Params } from '../../db/compiled.ts';
import type { Tables } from '../../db/tables.ts';
import { windowOf } from './limit-windows.ts';

/** The most that a wallet's member deposits, stakes or loses in a period; minor units, epoch ms. */
export type Limit = Tables['money_limits'];

const rowsOf = compiled((db, param: Params<{ wallet: string }>) =>
  db.selectFrom('money_limits').selectAll().where('account_id', '=', param('wallet')),
);

/** A limit as it is at a moment: in its present period, and with what has come into force; null where it has ended. */
function asOf(row: Limit, now: number): Limit | null {
  const isDue = row.next_at !== null && row.next_at <= now && row.next_confirmed === 1;
  if (isDue && row.next_minor === null) return null;
  const inForce = isDue ? { limit_minor: row.next_minor ?? 0, next_minor: null, next_at: null } : {};
  if (now < row.ends_at) return { ...row, ...inForce };
  const { begun, ends } = windowOf(now, row.period, row.time_zone);
  return { ...row, ...inForce, used_minor: 0, begun_at: begun, ends_at: ends };
}

/** The limits of a wallet as they are now. */
export async function readLimits(db: Kysely<Tables>, wallet: string, now: number): Promise<Limit[]> {
  const rows = await rowsOf.all(db, { wallet });
  return rows.map((row) => asOf(row, now)).filter((row) => row !== null);
}

/** The ids of wallets whose members limit their stakes or losses now, as a query inside another one. */
export const playLimited = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('money_limits')
    .select('account_id')
    .where('kind', '!=', 'deposit')
    // All but those that have ended, as `asOf` says.
    .where((eb) =>
      eb.or([
        ...[eb('next_at', 'is', null), eb('next_at', '>', now)],
        ...[eb('next_confirmed', '=', 0), eb('next_minor', 'is not', null)],
      ]),
    );

/** The limits of a wallet, once their rows say so. The running transaction has locked the wallet, without which nobody writes these rows. */
export async function renewLimits(trx: Transaction<Tables>, wallet: string, now: number): Promise<Limit[]> {
  const limits: Limit[] = [];
  for (const row of await rowsOf.all(trx, { wallet })) {
    const limit = asOf(row, now);
    if (limit) limits.push(limit);
    if (!limit || limit.ends_at !== row.ends_at || limit.next_at !== row.next_at) await replace(trx, row, limit);
  }
  return limits;
}

async function replace(trx: Transaction<Tables>, { account_id, kind, period }: Limit, limit: Limit | null) {
  const key = { account_id, kind, period };
  if (limit)
    await trx
      .updateTable('money_limits')
      .set(limit)
      .where((eb) => eb.and(key))
      .execute();
  else await remove(trx, key);
}

/** A wallet without limits does not count any more. */
async function remove(trx: Transaction<Tables>, key: Pick<Limit, 'account_id' | 'kind' | 'period'>) {
  await trx
    .deleteFrom('money_limits')
    .where((eb) => eb.and(key))
    .execute();
  const left = trx.selectFrom('money_limits').select('kind').where('account_id', '=', key.account_id);
  await trx
    .updateTable('accounts')
    .set({ limited: 0 })
    .where('id', '=', key.account_id)
    .where((eb) => eb.not(eb.exists(left)))
    .execute();
}
