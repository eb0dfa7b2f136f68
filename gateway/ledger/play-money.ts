import { playCurrency } from '#src/contract/core/play-money.ts';
import type { Kysely, Transaction } from 'kysely';
import { inPlayMoney } from '../db/play-tables.ts';
import type { Tables } from '../db/tables.ts';
import { newId } from '../process/new-id.ts';
import { vendorAccountId, walletId } from './ledger-accounts.ts';
import { moveMoney } from './ledger.ts';

/** The chips of a fresh player, and of one who has run out. */
export const freshChips = 100_000;

const mark = 'play-';
export const playerIdOf = (id: string): string => `${mark}${id}`;
/** A player of play money is told by the id alone, so that no callback of a vendor can reach the other ledger. */
export const isPlayPlayer = (playerId: string): boolean => playerId.startsWith(mark);

/** The ledger in which a player's rounds are booked: money's, or play money's. */
export const ledgerOf = <Db extends Kysely<Tables> | Transaction<Tables>>(db: Db, playerId: string): Db =>
  isPlayPlayer(playerId) ? inPlayMoney(db) : db;

/**
 * The counterpart of a player's wins and stakes in chips. Each player has their own, so that a player's data can be removed
 * completely, and no player waits for another's round.
 */
export const bankId = (playerId: string): string => `house:${playerId}:${playCurrency}`;

/** The account that receives a player's stakes and pays their wins: a stripe of the vendor's, or the bank of their chips. */
export const otherSide = (vendor: string, playerId: string, currency: string): string =>
  isPlayPlayer(playerId) ? bankId(playerId) : vendorAccountId(vendor, currency, playerId);

/** Deals as many chips as a player lacks to a fresh hand. `trx` books play money. */
export async function deal(trx: Transaction<Tables>, playerId: string, missing: number, now: number): Promise<void> {
  const accounts = { wallet: walletId(playerId, playCurrency), other: bankId(playerId) };
  await moveMoney(trx, { kind: 'deal', ref: newId(now), ...accounts, amount: missing }, now);
}

/** Refills the chips of a player who has too few for a stake that new chips would cover; answers whether it did. */
export async function dealWhereShort(
  trx: Transaction<Tables>,
  { id, balanceMinor }: { readonly id: string; readonly balanceMinor: number },
  stake: number,
  now: number,
): Promise<boolean> {
  if (balanceMinor >= stake || stake > freshChips) return false;
  await deal(trx, id, freshChips - balanceMinor, now);
  return true;
}
