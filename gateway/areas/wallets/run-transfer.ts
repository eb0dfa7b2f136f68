import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { TransferTold } from '#src/contract/vendors/vendor-wallet.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { findAway } from '#gateway/ledger/away.ts';
import { backoff } from '#gateway/process/backoff.ts';
import { confirmTransfer, NotCovered, refuseTransfer } from './end-transfer.ts';
import { noteSeen } from './seen.ts';
import { askWallet } from './vendor-client.ts';

type Row = Tables['wallet_transfers'];

/** Transfers of one pass. */
const atOnce = 50;
/** A transfer that was just sent is not asked after before the call itself is over; ms. */
const pauses = { first: 4000, longest: 300_000 };
/** A transfer home looks this often whether the round is over, and gives up after so long; ms. */
const waitPause = 2000;
const longestWait = 600_000;

/**
 * Tells vendors what is due, and asks again about what they have not answered; answers how many transfers it took up. Each is marked as sent before
 * its vendor hears of it, and from then on it is told by its id alone, under which the vendor moves money once: an answer that is lost, or a process that
 * ends between any two steps, costs time and no money.
 */
export async function runTransfers(gateway: Gateway): Promise<number> {
  const due = await gateway.db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('next_at', '<=', gateway.clock())
    .orderBy('next_at')
    .limit(atOnce)
    .execute();
  await Promise.all(due.map((row) => runTransfer(gateway, row)));
  return due.length;
}

/** Runs some transfers at once, without waiting for the next pass; what has no answer is left to it. */
export async function runNow(gateway: Gateway, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await gateway.db
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', '=', 'asked')
    .execute();
  await Promise.all(rows.map((row) => runTransfer(gateway, row)));
}

async function runTransfer(gateway: Gateway, before: Row): Promise<void> {
  const row = await take(gateway, before);
  if (!row) return;
  try {
    await settle(gateway, row, await ask(gateway, before, row));
    await noteSeen(gateway, row, true);
  } catch (error) {
    gateway.logger.warn({ err: error, transfer: row.id }, 'a vendor did not say what became of a transfer');
    await doubt(gateway, row, error instanceof NotCovered ? 'not_covered' : '');
    await noteSeen(gateway, row, false);
  }
}

/** Notes the try before it is made; undefined where another process has it, or nothing is left to bring home. */
async function take(gateway: Gateway, before: Row): Promise<Row | undefined> {
  const { db, clock } = gateway;
  const now = clock();
  const { id, state, attempts, next_at, sent_at } = before;
  const untold = state === 'asked' || state === 'waiting';
  const pause = backoff(attempts, pauses);
  const amount = untold && before.whole === 1 ? await balanceAt(gateway, before) : before.amount_minor;
  if (amount === 0) {
    await transact(db, (trx) => refuseTransfer(trx, id, { reason: 'empty' }, now));
    return undefined;
  }
  return db
    .updateTable('wallet_transfers')
    .set({
      ...{ state: untold ? 'sent' : 'doubt', amount_minor: amount, sent_at: sent_at ?? now },
      ...{ attempts: attempts + 1, next_at: now + pause },
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('next_at', '=', next_at)
    .returningAll()
    .executeTakeFirst();
}

const balanceAt = async ({ db }: Gateway, { member_id: memberId, vendor, currency }: Row): Promise<number> =>
  (await findAway(db, { memberId, vendor, currency }))?.balance_minor ?? 0;

const callOf = ({ direction }: Row) => (direction === 'out' ? 'deposit' : 'withdraw');

/** What the vendor says of a transfer; one that it does not know is asked for, the first time or again, under the same id. */
async function ask(gateway: Gateway, before: Row, row: Row): Promise<TransferTold> {
  const vendor = await gateway.db
    .selectFrom('vendors')
    .select(['vassalage as vendor', 'wallet_url as address'])
    .where('vassalage', '=', row.vendor)
    .executeTakeFirstOrThrow();
  if (before.state === 'sent' || before.state === 'doubt') {
    const known = await askWallet(gateway, vendor, 'transfer', { transferId: row.id });
    if (known.state !== 'unknown') return known;
  }
  const { id: transferId, member_id: playerId, currency } = row;
  const money = { transferId, playerId, currency, amount: fromMinor(row.amount_minor) };
  const told = await askWallet(gateway, vendor, callOf(row), money);
  const over = row.direction === 'home' && gateway.clock() - row.created_at > longestWait;
  if (told.state !== 'busy' || !over) return told;
  return askWallet(gateway, vendor, 'cancel', { ...money, direction: callOf(row) });
}

async function settle({ db, clock }: Gateway, row: Row, told: TransferTold): Promise<void> {
  const { id } = row;
  if (told.state === 'done') {
    const amount = told.amount === undefined ? row.amount_minor : toMinor(told.amount);
    await transact(db, (trx) => confirmTransfer(trx, id, { amount }, clock()));
  } else if (told.state === 'refused') {
    const reason = told.reason === 'cancelled' ? 'round_open' : (told.reason ?? '');
    await transact(db, (trx) => refuseTransfer(trx, id, { reason }, clock()));
  } else if (told.state === 'busy' && row.direction === 'home') await wait(db, row, clock() + waitPause);
  else throw new Error(`the vendor says ${told.state} of a transfer that it was asked for`);
}

const wait = (db: Gateway['db'], { id }: Row, at: number) =>
  db
    .updateTable('wallet_transfers')
    .set({ state: 'waiting', reason: 'round_open', next_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

/** From now on its amount stays: the vendor may have been told it. */
const doubt = ({ db }: Gateway, { id }: Row, reason: string) =>
  db
    .updateTable('wallet_transfers')
    .set({ state: 'doubt', reason, whole: 0 })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
