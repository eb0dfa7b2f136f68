import { toMinor } from '#src/contract/amount.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { vendorAccountId, walletId } from '../domain/ledger-accounts.ts';
import { moveMoney } from '../domain/ledger.ts';
import { newId } from '../process/new-id.ts';
import type { SeedRound } from './accounts.ts';
import { insertRows } from './insert-rows.ts';

type Given = {
  readonly members: ReadonlyMap<string, string>;
  readonly vendors: ReadonlyMap<string, string>;
  readonly currency: string;
  readonly now: number;
};
type Played = {
  id: string;
  roundId: string;
  memberId: string;
  vendor: string;
  nodeId: string;
  stake: number;
  win: number;
  at: number;
};

/** How long a round of the past took, in milliseconds. */
const roundLasts = 4000;

/** Replays finished rounds through the ledger, oldest first, and notes their games as the members' recent ones. */
export async function insertRounds(
  trx: Transaction<Tables>,
  rounds: readonly SeedRound[],
  given: Given,
): Promise<void> {
  const played = rounds
    .toSorted((a, b) => b.minutesAgo - a.minutesAgo)
    .map((round, index) => toPlayed(round, index, given));
  for (const round of played) await replay(trx, round, given.currency);
  await insertRows(
    trx,
    'rounds',
    played.map((round) => ({
      id: round.id,
      vendor: round.vendor,
      round_id: round.roundId,
      member_id: round.memberId,
      node_id: round.nodeId,
      currency: given.currency,
      state: 'ended',
      bets: 1,
      stake_minor: round.stake,
      win_minor: round.win,
      created_at: round.at - roundLasts,
      ended_at: round.at,
    })),
  );
  const latest = new Map(played.map((round) => [`${round.memberId} ${round.nodeId}`, round]));
  await insertRows(
    trx,
    'recent_games',
    [...latest.values()].map((round) => ({ member_id: round.memberId, node_id: round.nodeId, played_at: round.at })),
  );
}

function toPlayed(round: SeedRound, index: number, { members, vendors, now }: Given): Played {
  const memberId = members.get(round.account);
  const vendor = vendors.get(round.nodeId);
  if (memberId === undefined || vendor === undefined)
    throw new Error(`a round of ${round.account} on ${round.nodeId} fits no member and game`);
  const at = now - round.minutesAgo * 60_000;
  return {
    id: newId(at),
    roundId: `seed-${index + 1}`,
    memberId,
    vendor,
    nodeId: round.nodeId,
    stake: toMinor(round.stake),
    win: toMinor(round.win),
    at,
  };
}

async function replay(
  trx: Transaction<Tables>,
  { roundId, memberId, vendor, stake, win, at }: Played,
  currency: string,
) {
  const accounts = { wallet: walletId(memberId, currency), other: vendorAccountId(vendor, currency) };
  const move = (kind: string, amount: number, when: number) =>
    moveMoney(trx, { kind, ref: `${vendor}:${roundId}-${kind}`, ...accounts, amount }, when);
  await move('bet', -stake, at - roundLasts);
  if (win > 0) await move('win', win, at);
}
