import type { Transaction } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { type Profile, rule } from '#src/contract/core/profiles.ts';
import { isAllowedGame } from '../site/allowed-games.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { newId } from '#gateway/process/new-id.ts';
import { readPlayerToken } from './play-access.ts';
import { dealWhereShort, isPlayPlayer, otherSide } from '#gateway/ledger/play-money.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';

/** The highest stake of one bet, in minor units. */
const betLimit = 100_000_000;

export type Bet = {
  readonly vendor: string;
  readonly playerId: string;
  readonly playerToken: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly nodeId: string;
  readonly currency: string;
  readonly amountMinor: number;
};

const playable = compiled((db, param: Params<{ vendor: string; nodeId: string }>) =>
  db
    .selectFrom('vendors')
    .leftJoin('games', (join) =>
      join.onRef('games.vassalage', '=', 'vendors.vassalage').on('games.node_id', '=', param('nodeId')),
    )
    .select(['vendors.open', 'games.active', 'games.freeplay', 'games.game_type'])
    .where('vendors.vassalage', '=', param('vendor')),
);

type RoundBet = {
  id: string;
  vendor: string;
  roundId: string;
  memberId: string;
  nodeId: string;
  currency: string;
  amount: number;
  now: number;
};

/** Opens the round or adds to it; finds no row when the round has ended or is another game's. */
const addBet = compiled((db, param: Params<RoundBet>) =>
  db
    .insertInto('rounds')
    .values({
      id: param('id'),
      vendor: param('vendor'),
      round_id: param('roundId'),
      member_id: param('memberId'),
      node_id: param('nodeId'),
      currency: param('currency'),
      state: 'open',
      bets: 1,
      stake_minor: param('amount'),
      win_minor: 0,
      created_at: param('now'),
      ended_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor', 'member_id', 'round_id'])
        .doUpdateSet((eb) => ({
          state: 'open',
          bets: eb('rounds.bets', '+', 1),
          stake_minor: eb('rounds.stake_minor', '+', eb.ref('excluded.stake_minor')),
        }))
        .where('rounds.ended_at', 'is', null)
        .whereRef('rounds.node_id', '=', 'excluded.node_id')
        .whereRef('rounds.currency', '=', 'excluded.currency'),
    )
    .returning(['id', 'bets', 'created_at']),
);

/**
 * Books a stake and returns the balance in minor units; `dealt`: a play-money player was short of it, and got a
 * top-up. Refuses with token_expired, no_permission (a locked member), free_reject (no free play in this game), vendor_closed, game_not_found, game_unavailable, invalid_request (another currency),
 * limit_reached, transaction_conflict (the round has ended) and insufficient_balance.
 */
export async function placeBet(
  trx: Transaction<Tables>,
  bet: Bet,
  profile: Profile,
  now: number,
): Promise<{ balanceMinor: number; dealt: boolean }> {
  if (bet.amountMinor > betLimit) throw new Refusal('limit_reached');
  const token = await readPlayerToken(trx, bet.playerToken, bet.vendor, now);
  if (!token || token.memberId !== bet.playerId) throw new Refusal('token_expired');
  if (token.demo !== isPlayPlayer(bet.playerId)) throw new Refusal('free_reject');
  const player = await readPlayer(trx, bet.playerId);
  if (!player || player.status === 'locked') throw new Refusal('no_permission');
  if (player.currency !== bet.currency) throw new Refusal('invalid_request', { fields: ['currency'] });
  await refuseClosed(trx, bet, profile);
  const { vendor, roundId, nodeId, currency, amountMinor: amount } = bet;
  const id = newId(now);
  const round = await addBet.first(trx, {
    id,
    vendor,
    roundId,
    memberId: player.id,
    nodeId,
    currency,
    amount,
    now,
  });
  if (!round) throw new Refusal('transaction_conflict');
  // The only bet of a round that is not new: all earlier ones were rolled back, and the round is no longer cancelled.
  if (round.bets === 1 && round.id !== id) {
    const again = { member_id: player.id, vendor, node_id: nodeId, currency, created_at: round.created_at };
    await countRound(trx, again, { state: 'cancelled', rounds: -1, stake: 0, win: 0 }, now);
  }
  const dealt = isPlayPlayer(player.id) && (await dealWhereShort(trx, player, amount, now));
  const accounts = { wallet: walletId(player.id, currency), other: otherSide(vendor, player.id, currency) };
  const cause = { kind: 'bet', ref: `${vendor}:${bet.transactionId}` };
  return { balanceMinor: await moveMoney(trx, { ...cause, ...accounts, amount: -amount }, now), dealt };
}

async function refuseClosed(trx: Transaction<Tables>, bet: Bet, profile: Profile) {
  const found = await playable.first(trx, bet);
  if (!found?.open) throw new Refusal('vendor_closed');
  if (found.active === null) throw new Refusal('game_not_found');
  const allowed = isAllowedGame(profile, bet.vendor, found.game_type ?? '');
  if (found.active === 0 || !allowed) throw new Refusal('game_unavailable');
  if (isPlayPlayer(bet.playerId) && (found.freeplay === 0 || !rule(profile, 'demoPlay')))
    throw new Refusal('free_reject');
}
