import type { Kysely, Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { openWallet, rainAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { payReceivable } from '#gateway/ledger/receivables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { openRain, type RainRow } from './seal.ts';

/** Rains that one look ends. */
const atOnce = 50;

type Ending = {
  readonly state: Exclude<RainRow['state'], 'open'>;
  readonly by?: string;
  readonly reason?: string;
};

/** Locks a rain until the transaction ends, and answers it; undefined where there is none. */
export const lockRain = (trx: Transaction<Tables>, id: string): Promise<RainRow | undefined> =>
  trx
    .updateTable('rains')
    .set((eb) => ({ taken: eb.ref('taken') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/**
 * Ends an open rain, which this transaction has locked: what nobody has taken goes back to the agent in one journal, and its seed is told. Answers
 * the row as it is then.
 */
export async function endRain(
  trx: Transaction<Tables>,
  secrets: Secrets,
  row: RainRow,
  { state, by = '', reason = '' }: Ending,
  now: number,
): Promise<RainRow> {
  const { id, agent_id: memberId, currency } = row;
  const rest = row.total_minor - row.paid_minor;
  const seed = (await openRain(secrets, row))?.seed ?? null;
  const ended = { state, seed, returned_minor: rest, ended_at: now, ended_by: by, reason };
  await trx.updateTable('rains').set(ended).where('id', '=', id).execute();
  await trx.updateTable('rain_news').set({ done: 1 }).where('rain_id', '=', id).execute();
  if (rest > 0) {
    const accounts = { wallet: await openWallet(trx, memberId, currency), other: rainAccountId(id, currency) };
    await moveMoney(trx, { kind: 'rain-back', ref: id, ...accounts, amount: rest }, now);
    await payReceivable(trx, { memberId, currency, most: rest, ref: id }, now);
  }
  return { ...row, ...ended };
}

/** Cancels a rain of an agent that has not begun, once; answers its row. Refuses with not_found, and with transaction_conflict one that has begun. */
export async function cancelRain(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { id, agentId }: { readonly id: string; readonly agentId: string },
): Promise<RainRow> {
  const own = await trx.selectFrom('rains').select('agent_id').where('id', '=', id).executeTakeFirst();
  const row = own?.agent_id === agentId ? await lockRain(trx, id) : undefined;
  if (!row) throw new Refusal('not_found');
  if (row.state === 'cancelled') return row;
  const now = gateway.clock();
  if (row.state !== 'open' || row.starts_at <= now) throw new Refusal('transaction_conflict');
  return endRain(trx, gateway, row, { state: 'cancelled' }, now);
}

/** Ends the rains whose time is over, each in a transaction of its own; answers how many. One that fails holds up no other. */
export async function endDue(gateway: Gateway): Promise<number> {
  const { db, clock, logger } = gateway;
  let ended = 0;
  for (const { id } of await findDue(db, clock()))
    try {
      ended += await transact(db, async (trx) => {
        const row = await lockRain(trx, id);
        if (row?.state !== 'open') return 0;
        await endRain(trx, gateway, row, { state: 'over' }, clock());
        return 1;
      });
    } catch (error) {
      logger.error({ err: error, event: 'rain_failed', rain: id }, 'a rain could not be ended');
    }
  return ended;
}

const findDue = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('rains')
    .select('id')
    .where('state', '=', 'open')
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(atOnce)
    .execute();
