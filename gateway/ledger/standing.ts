import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Refusal } from '../process/refusal.ts';
import { readPlayer } from './player.ts';
import { readOwed } from './receivables.ts';
import { readTurnoverLeft } from './turnovers.ts';

/** `contested`: what payers contest of a member's deposits and the bank has not decided; `owed`: what was taken back and is not paid; minor units. */
export type Standing = { readonly contested: number; readonly owed: number };

/** What keeps a member's withdrawals waiting. */
export async function readStanding(
  db: Kysely<Tables>,
  whose: { readonly memberId: string; readonly currency: string },
): Promise<Standing> {
  const open = await db
    .selectFrom('contests')
    .innerJoin('pix_payments', 'pix_payments.id', 'contests.payment_id')
    .select('contests.amount_minor')
    .where('contests.member_id', '=', whose.memberId)
    .where('contests.state', '=', 'open')
    .where('pix_payments.outcome', '=', 'credited')
    .execute();
  const contested = open.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return { contested, owed: await readOwed(db, whose) };
}

/** Refuses with deposit_contested while something keeps the member's withdrawals waiting. */
export async function refuseContested(
  trx: Transaction<Tables>,
  whose: { readonly memberId: string; readonly currency: string },
): Promise<void> {
  const { contested, owed } = await readStanding(trx, whose);
  if (contested + owed > 0) throw new Refusal('deposit_contested', { contested, owed });
}

/** Refuses with turnover_left where less is left in the wallet, which is locked by now, than has to be played first. */
export async function refuseLocked(
  trx: Transaction<Tables>,
  whose: { readonly memberId: string; readonly currency: string },
): Promise<void> {
  const { locked, left } = await readTurnoverLeft(trx, whose);
  if (locked === 0) return;
  const balance = (await readPlayer(trx, whose.memberId))?.balanceMinor ?? 0;
  if (balance < locked) throw new Refusal('turnover_left', { left });
}
