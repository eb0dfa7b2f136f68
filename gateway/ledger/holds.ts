import type { Kysely, Transaction } from 'kysely';
import { holdHash } from '../db/hold-hash.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import { newId } from '../process/new-id.ts';
import { Refusal } from '../process/refusal.ts';
import { heldAccountId, walletId } from './ledger-accounts.ts';
import { postJournal } from './ledger.ts';
import { payReceivable } from './receivables.ts';

type Row = Tables['holds'];
type Cause = Pick<Row, 'kind' | 'ref'>;

/** `amount` in minor units; `to` is the account that is paid when the hold is posted; `expiresAt` in epoch ms, null: never. */
export type Hold = Cause & {
  readonly memberId: string;
  readonly currency: string;
  readonly amount: number;
  readonly to: string;
  readonly expiresAt: number | null;
};

/** Holds that one sweep returns. */
const atOnce = 500;

/**
 * Moves money from a member's wallet to their held account, once for its cause; answers the state of the hold. Throws
 * Refusal('insufficient_balance'), and Refusal('idempotency_conflict') where the cause holds something else.
 */
export async function holdMoney(trx: Transaction<Tables>, hold: Hold, now: number): Promise<Row['state']> {
  const kept = {
    id: newId(now),
    kind: hold.kind,
    ref: hold.ref,
    member_id: hold.memberId,
    currency: hold.currency,
    amount_minor: hold.amount,
    to_account: hold.to,
    created_at: now,
    expires_at: hold.expiresAt,
  };
  const row: Row = { ...kept, state: 'pending', ended_at: null, hash: holdHash(kept) };
  const { numInsertedOrUpdatedRows: held } = await trx
    .insertInto('holds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doNothing())
    .executeTakeFirstOrThrow();
  if (held === 0n) return stateAgain(trx, row);
  await move(
    trx,
    { kind: 'hold', id: row.id, amount: row.amount_minor },
    { from: walletOf(row), to: heldOf(row) },
    now,
  );
  return 'pending';
}

/** Pays a hold to its account, once. Throws Refusal('not_found'), and Refusal('transaction_conflict') where its money was returned or its time is over. */
export async function postHold(trx: Transaction<Tables>, cause: Cause, now: number): Promise<void> {
  const row = await end(trx, cause, 'posted', now);
  if (row)
    await move(
      trx,
      { kind: 'payout', id: row.id, amount: row.amount_minor },
      { from: heldOf(row), to: row.to_account },
      now,
    );
}

/** Returns a hold to the wallet, once. Throws Refusal('not_found'), and Refusal('transaction_conflict') where it was paid. */
export async function voidHold(trx: Transaction<Tables>, cause: Cause, now: number): Promise<void> {
  const row = await end(trx, cause, 'voided', now);
  if (row) await release(trx, row, now);
}

/** Returns the holds whose time is over to the wallets, each in a transaction of its own; answers how many. */
export async function timeOutHolds({ db, clock }: { db: Kysely<Tables>; clock: () => number }): Promise<number> {
  const now = clock();
  const over = await db
    .selectFrom('holds')
    .select(['kind', 'ref'])
    .where('state', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(atOnce)
    .execute();
  let returned = 0;
  for (const cause of over)
    returned += await transact(db, async (trx) => {
      const row = await endPending(trx, cause, 'timed-out', now);
      if (row) await release(trx, row, now);
      return row ? 1 : 0;
    });
  return returned;
}

const walletOf = (row: Row) => walletId(row.member_id, row.currency);
const heldOf = (row: Row) => heldAccountId(row.member_id, row.currency);

/** Returns a hold that has ended; what comes back pays first what the member owes. */
async function release(trx: Transaction<Tables>, row: Row, now: number): Promise<void> {
  const { id, amount_minor: amount, member_id: memberId, currency } = row;
  await move(trx, { kind: 'release', id, amount }, { from: heldOf(row), to: walletOf(row) }, now);
  await payReceivable(trx, { memberId, currency, most: amount, ref: id }, now);
}

/** A journal of a hold; its cause is the hold's id, so that each is booked once. */
const move = (
  trx: Transaction<Tables>,
  { kind, id, amount }: { kind: string; id: string; amount: number },
  { from, to }: { from: string; to: string },
  now: number,
) =>
  postJournal(
    trx,
    {
      ...{ kind, ref: id },
      postings: [
        { accountId: from, amount: -amount },
        { accountId: to, amount },
      ],
    },
    now,
  );

/** Ends a pending hold; undefined where it has ended so before. */
async function end(trx: Transaction<Tables>, cause: Cause, state: 'posted' | 'voided', now: number) {
  const row = await endPending(trx, cause, state, now);
  if (row) return row;
  const found = await findHold(trx, cause);
  if (!found) throw new Refusal('not_found');
  const alike = found.state === state || (state === 'voided' && found.state === 'timed-out');
  if (!alike) throw new Refusal('transaction_conflict');
  return undefined;
}

/** The conditional write that ends a hold; of many at once one finds the row. A hold whose time is over is not posted. */
function endPending(trx: Transaction<Tables>, { kind, ref }: Cause, state: Row['state'], now: number) {
  let update = trx
    .updateTable('holds')
    .set({ state, ended_at: now })
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('state', '=', 'pending');
  if (state === 'posted')
    update = update.where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
  return update.returningAll().executeTakeFirst();
}

const findHold = (trx: Transaction<Tables>, { kind, ref }: Cause) =>
  trx.selectFrom('holds').selectAll().where('kind', '=', kind).where('ref', '=', ref).executeTakeFirst();

async function stateAgain(trx: Transaction<Tables>, row: Row): Promise<Row['state']> {
  const found = await findHold(trx, row);
  const same = (['member_id', 'currency', 'amount_minor', 'to_account'] as const).every(
    (key) => found?.[key] === row[key],
  );
  if (!found || !same) throw new Refusal('idempotency_conflict');
  return found.state;
}
