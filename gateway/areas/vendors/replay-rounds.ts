import { toMinor } from '#src/contract/core/amount.ts';
import type { Transaction } from 'kysely';
import { insertRows } from '#gateway/db/insert-rows.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { vendorAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { newId } from '#gateway/process/new-id.ts';

/** A finished round of the past, of a member of the demonstration. */
export type PastRound = {
  readonly account: string;
  readonly nodeId: string;
  /** Decimal strings; a win of 0.00 is a loss. */
  readonly stake: string;
  readonly win: string;
  /** Minutes before the seeding. */
  readonly minutesAgo: number;
};

type Given = {
  /** Prefix of the rounds' ids. */
  readonly name: string;
  /** Their ids by account. */
  readonly members: ReadonlyMap<string, string>;
  readonly currency: string;
  /** Epoch ms. */
  readonly now: number;
};
type Vendors = ReadonlyMap<string, string>;

/** Duration of a past round; ms. */
const roundLasts = 4000;

/** Replays finished rounds, oldest first, through the ledger, and records their games as the members' recent ones. */
export async function replayRounds(
  trx: Transaction<Tables>,
  rounds: readonly PastRound[],
  given: Given,
): Promise<void> {
  const vendors = await vendorsOf(trx, rounds);
  const played = rounds.map((round, index) => toRow(round, index, { ...given, vendors }));
  for (const round of played) await replay(trx, round);
  await insertRows(trx, 'rounds', played);
  for (const round of played) {
    const sums = { state: 'ended', rounds: 1, stake: round.stake_minor, win: round.win_minor } as const;
    await countRound(trx, round, sums, round.ended_at);
  }
  await insertRows(trx, 'vendor_transactions', played.flatMap(toTransactions));
  const latest = new Map(played.map((round) => [`${round.member_id} ${round.node_id}`, round]));
  const recent = [...latest.values()].map(({ member_id, node_id, ended_at }) => ({
    ...{ member_id, node_id },
    played_at: ended_at,
  }));
  await trx
    .insertInto('recent_games')
    .values(recent)
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'node_id']).doUpdateSet((eb) => ({ played_at: eb.ref('excluded.played_at') })),
    )
    .execute();
}

async function vendorsOf(trx: Transaction<Tables>, rounds: readonly PastRound[]): Promise<Vendors> {
  const played = [...new Set(rounds.map(({ nodeId }) => nodeId))];
  const games = await trx.selectFrom('games').select(['node_id', 'vassalage']).where('node_id', 'in', played).execute();
  return new Map(games.map(({ node_id, vassalage }) => [node_id, vassalage]));
}

function toRow(
  round: PastRound,
  index: number,
  { name, members, vendors, currency, now }: Given & { readonly vendors: Vendors },
) {
  const member_id = members.get(round.account);
  const vendor = vendors.get(round.nodeId);
  if (member_id === undefined || vendor === undefined)
    throw new Error(`a round of ${round.account} on ${round.nodeId} fits no member and game`);
  const at = now - round.minutesAgo * 60_000;
  return {
    id: newId(at),
    vendor,
    round_id: `${name}-${index + 1}`,
    member_id,
    node_id: round.nodeId,
    currency,
    state: 'ended' as const,
    bets: 1,
    stake_minor: toMinor(round.stake),
    win_minor: toMinor(round.win),
    created_at: at - roundLasts,
    ended_at: at,
  };
}

/** The vendor's transaction, from which a member's record derives the game of a journal. */
function toTransactions(round: ReturnType<typeof toRow>): Tables['vendor_transactions'][] {
  const { vendor, round_id, member_id, stake_minor, win_minor, created_at, ended_at } = round;
  const asked = (kind: 'bet' | 'win', amount_minor: number, at: number) => ({
    vendor,
    transaction_id: `${round_id}-${kind}`,
    kind,
    state: 'done' as const,
    body_hash: '',
    answer: '{}',
    member_id,
    round_id,
    amount_minor,
    created_at: at,
  });
  return [asked('bet', stake_minor, created_at), ...(win_minor > 0 ? [asked('win', win_minor, ended_at)] : [])];
}

async function replay(trx: Transaction<Tables>, round: ReturnType<typeof toRow>) {
  const { vendor, currency } = round;
  const accounts = {
    wallet: walletId(round.member_id, currency),
    other: vendorAccountId(vendor, currency, round.member_id),
  };
  const move = (kind: string, amount: number, when: number) =>
    moveMoney(trx, { kind, ref: `${vendor}:${round.round_id}-${kind}`, ...accounts, amount }, when);
  await move('bet', -round.stake_minor, round.created_at);
  if (round.win_minor > 0) await move('win', round.win_minor, round.ended_at);
}
