import type { Kysely, Transaction } from 'kysely';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { TransferTold } from '#src/contract/vendors/vendor-wallet.ts';
import type { GameSession } from '../sessions.ts';
import type { GamesTables } from '../tables.ts';

type Db = Kysely<GamesTables>;
type Trx = Transaction<GamesTables>;

/** A player's wallet at one of the vendors. */
export type Owner = { readonly vassalage: string; readonly player_id: string; readonly currency: string };
type Direction = GamesTables['demo_wallet_transfers']['direction'];
/** `amount` in minor units. */
export type Asked = Owner & { readonly id: string; readonly amount: number };

/** The balance of a wallet; minor units. */
export async function balanceOf(db: Db, owner: Owner): Promise<number> {
  const row = await walletOf(db, owner).select('balance').executeTakeFirst();
  return row?.balance ?? 0;
}

/** The same for a player at the table, as the page shows it. */
export const ownBalance = async (db: Db, { vassalage, player_id, currency }: GameSession): Promise<string> =>
  fromMinor(await balanceOf(db, { vassalage, player_id, currency }));

const walletOf = (db: Db, { vassalage, player_id, currency }: Owner) =>
  db
    .selectFrom('demo_wallets')
    .where('vassalage', '=', vassalage)
    .where('player_id', '=', player_id)
    .where('currency', '=', currency);

/** Whether a round of the player is not over, or the gateway has not acknowledged it. */
export async function isRoundOpen(db: Db, { vassalage, player_id }: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('demo_rounds')
    .select('id')
    .where('player_id', '=', player_id)
    .where('vassalage', '=', vassalage)
    .where('own_wallet', '=', 1)
    .where('next_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Changes a balance by `amount`, under the row's lock; the new balance, or undefined where it would be below `least` of before. Opens the wallet with its
 * first money.
 */
export async function changeBalance(
  trx: Trx,
  owner: Owner,
  amount: number,
  least: number,
): Promise<number | undefined> {
  await trx
    .insertInto('demo_wallets')
    .values({ ...owner, balance: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .updateTable('demo_wallets')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('vassalage', '=', owner.vassalage)
    .where('player_id', '=', owner.player_id)
    .where('currency', '=', owner.currency)
    .where('balance', '>=', least)
    .returning('balance')
    .executeTakeFirst();
  return row?.balance;
}

/** Does a transfer once for its id; a repetition is answered as the first was. A withdrawal waits while a round is open. */
export function transfer(db: Db, direction: Direction, asked: Asked, now: number): Promise<TransferTold> {
  const { id, amount, ...owner } = asked;
  return db.transaction().execute(async (trx) => {
    // Takes the wallet's lock: no round begins between what is seen here and the end of the transaction.
    await changeBalance(trx, owner, 0, 0);
    const before = await find(trx, id);
    if (before) return before;
    if (direction === 'withdraw' && (await isRoundOpen(trx, owner))) return { state: 'busy', reason: 'round_open' };
    const done = await changeBalance(
      trx,
      owner,
      direction === 'deposit' ? amount : -amount,
      direction === 'deposit' ? 0 : amount,
    );
    return note(trx, direction, asked, done === undefined ? 'insufficient' : '', now);
  });
}

/** Refuses for ever a transfer that was not done; answers `done` for one that was. */
export function cancelTransfer(db: Db, direction: Direction, asked: Asked, now: number): Promise<TransferTold> {
  const { id, amount: _amount, ...owner } = asked;
  return db.transaction().execute(async (trx) => {
    await changeBalance(trx, owner, 0, 0);
    return (await find(trx, id)) ?? note(trx, direction, asked, 'cancelled', now);
  });
}

/** What became of a transfer, by its id. */
export const findTransfer = async (db: Db, id: string): Promise<TransferTold> =>
  (await find(db, id)) ?? { state: 'unknown' };

async function find(db: Db, id: string): Promise<TransferTold | undefined> {
  const row = await db.selectFrom('demo_wallet_transfers').selectAll().where('id', '=', id).executeTakeFirst();
  return row && told(row);
}

async function note(
  trx: Trx,
  direction: Direction,
  { id, amount, ...owner }: Asked,
  reason: '' | 'insufficient' | 'cancelled',
  now: number,
): Promise<TransferTold> {
  const state = reason === '' ? ('done' as const) : ('refused' as const);
  const row = { id, ...owner, direction, amount, state, reason, created_at: now };
  await trx.insertInto('demo_wallet_transfers').values(row).execute();
  return told(row);
}

const told = ({
  amount,
  state,
  reason,
}: Pick<GamesTables['demo_wallet_transfers'], 'amount' | 'state' | 'reason'>): TransferTold =>
  state === 'done'
    ? { state, amount: fromMinor(amount) }
    : { state, amount: fromMinor(amount), reason: reason === 'insufficient' ? 'insufficient' : 'cancelled' };

/** The owner and the amount of a request. */
export const askedOf = (
  vassalage: string,
  body: { transferId: string; playerId: string; amount: string; currency: string },
): Asked => ({
  ...{ vassalage, player_id: body.playerId, currency: body.currency },
  ...{ id: body.transferId, amount: toMinor(body.amount) },
});
