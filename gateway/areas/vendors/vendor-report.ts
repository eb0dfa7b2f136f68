import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { playAway } from '#gateway/ledger/away.ts';
import { vendorAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { refuseDayExposure, refuseHighWin, refuseRoundExposure, type VendorLimits } from './vendor-exposure.ts';
import type { EndedRound } from './vendor-round.ts';

/** Amounts in minor units. */
export type ReportedRound = {
  readonly vendor: string;
  readonly playerId: string;
  readonly roundId: string;
  readonly nodeId: string;
  readonly currency: string;
  readonly stakeMinor: number;
  readonly winMinor: number;
};

/** `high`: today's exposure, when the round took it past half of what is allowed. */
type Reported = EndedRound & { readonly high: Awaited<ReturnType<typeof refuseDayExposure>> };

/**
 * Books a round of a vendor's own wallet, once; null where it was booked before. It counts as any other round that has ended, and its win is within the vendor's
 * limits. Refuses with not_found, limit_reached (ExposureReached), insufficient_balance and transaction_conflict.
 */
export async function reportRound(
  trx: Transaction<Tables>,
  round: ReportedRound,
  limits: VendorLimits,
  now: number,
): Promise<Reported | null> {
  const { vendor, playerId: memberId, roundId, nodeId, currency, stakeMinor: stake, winMinor: win } = round;
  if (win < 0) throw new Refusal('invalid_request', { fields: ['win'] });
  refuseHighWin(win);
  refuseRoundExposure({ stake_minor: stake, win_minor: win }, limits);
  await refuseUnknown(trx, round);
  const row = {
    ...{ id: newId(now), vendor, round_id: roundId, member_id: memberId, node_id: nodeId, currency },
    ...{ state: 'ended' as const, bets: 1, stake_minor: stake, win_minor: win, created_at: now, ended_at: now },
  };
  const { numInsertedOrUpdatedRows: added } = await trx
    .insertInto('rounds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['vendor', 'member_id', 'round_id']).doNothing())
    .executeTakeFirstOrThrow();
  if (added === 0n) return refuseOther(trx, round);
  await countRound(trx, row, { state: 'ended', rounds: 1, stake, win }, now);
  const ref = `${vendor}:${memberId}:${roundId}`;
  const booked = await playAway(trx, { memberId, vendor, currency, net: win - stake, ref }, now);
  if (!booked) throw new Refusal('insufficient_balance');
  const paid = { accountId: vendorAccountId(vendor, currency), won: Math.max(0, win - stake) };
  const high = paid.won > 0 ? await refuseDayExposure(trx, paid, limits, now) : null;
  return { vendor, memberId, roundId, nodeId, currency, stakeMinor: stake, high };
}

async function refuseUnknown(trx: Transaction<Tables>, { vendor, playerId, nodeId, currency }: ReportedRound) {
  const found = await trx
    .selectFrom('vendor_wallets')
    .innerJoin('games', 'games.vassalage', 'vendor_wallets.vendor')
    .select('games.node_id')
    .where('vendor_wallets.vendor', '=', vendor)
    .where('member_id', '=', playerId)
    .where('currency', '=', currency)
    .where('games.node_id', '=', nodeId)
    .executeTakeFirst();
  if (!found) throw new Refusal('not_found');
}

async function refuseOther(trx: Transaction<Tables>, round: ReportedRound): Promise<null> {
  const first = await trx
    .selectFrom('rounds')
    .select(['node_id', 'currency', 'stake_minor', 'win_minor'])
    .where('vendor', '=', round.vendor)
    .where('member_id', '=', round.playerId)
    .where('round_id', '=', round.roundId)
    .executeTakeFirst();
  const same =
    first?.node_id === round.nodeId &&
    first.currency === round.currency &&
    first.stake_minor === round.stakeMinor &&
    first.win_minor === round.winMinor;
  if (!same) throw new Refusal('transaction_conflict');
  return null;
}
