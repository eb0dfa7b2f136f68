import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { houseAccountId, openWallet, walletId } from './ledger-accounts.ts';
import { moveMoney } from './ledger.ts';

/** The points of the mall in the ledger: a currency of its own, in which a minor unit is a point. No merchant's money has this code. */
const pointsCurrency = 'PTS';

/** The account of the points that a member was given, which grows alone: what is spent is one number (areas/mall/points.ts). */
export const pointsAccountId = (memberId: string): string => walletId(memberId, pointsCurrency);

/** Gives a member points, once for a cause: a journal of the kind `points` against the house. */
export async function givePoints(
  trx: Transaction<Tables>,
  { memberId, ref, points }: { readonly memberId: string; readonly ref: string; readonly points: number },
  now: number,
): Promise<void> {
  const wallet = await openWallet(trx, memberId, pointsCurrency);
  const other = houseAccountId(pointsCurrency, memberId);
  await moveMoney(trx, { kind: 'points', ref, wallet, other, amount: points }, now);
}
