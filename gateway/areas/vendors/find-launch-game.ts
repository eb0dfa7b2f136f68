import type { Kysely } from 'kysely';
import { lobbyCode } from '#src/contract/core/game-type.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { isAllowedGame } from '../site/allowed-games.ts';
import { readProfile } from '../site/profile-access.ts';

/** The target of a launch. Without a game it is the vendor's lobby, which the game code `lobby` names as well. */
export type LaunchQuery = {
  readonly category: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly nodeId: string;
};

/**
 * The game that a launch opens: by node, by the vendor's game id, or the vendor's lobby, which is the game of that id, else
 * the first of the category, else the vendor's first. No lottery is opened that was not asked for: which one, the player chooses
 * (docs/decisions/075-a-lottery-opens-that-lottery.md). Refuses with game_not_found, vendor_closed and game_unavailable.
 */
export async function findLaunchGame(gateway: Gateway, wanted: LaunchQuery) {
  const game = await find(gateway.db, wanted);
  if (!game) throw new Refusal('game_not_found');
  if (!game.open) throw new Refusal('vendor_closed');
  const allowed = isAllowedGame(await readProfile(gateway), game.vassalage, game.game_type);
  if (!game.active || !allowed) throw new Refusal('game_unavailable');
  return game;
}

async function find(db: Kysely<Tables>, { category, vendor, gameId, nodeId }: LaunchQuery) {
  const games = db
    .selectFrom('games')
    .innerJoin('vendors', 'vendors.vassalage', 'games.vassalage')
    .leftJoin('lotteries', 'lotteries.node_id', 'games.node_id')
    .select(['lotteries.node_id as lottery'])
    .select([
      'games.game_type',
      'games.node_id',
      'games.name_pt',
      'games.name_en',
      'games.icon_url',
      'games.freeplay',
      'games.active',
    ])
    .select(['vendors.vassalage', 'vendors.open', 'vendors.frame_allowed', 'vendors.wallet_url'])
    .where('games.vassalage', '=', vendor)
    // Such an entry opens the vendor's list in the app; there is nothing to play [S1-303].
    .where('games.is_game_h5', '!=', 'VASSALAGE');
  if (nodeId !== '') {
    const byNode = games.where('games.node_id', '=', nodeId);
    return (gameId === '' ? byNode : byNode.where('games.game_id', '=', gameId)).executeTakeFirst();
  }
  const named = await games
    .where('games.game_id', '=', gameId || lobbyCode)
    .orderBy('games.sort_order')
    .executeTakeFirst();
  if (named || (gameId !== '' && gameId !== lobbyCode)) return named;
  return games
    .where('games.active', '=', 1)
    .where('lotteries.node_id', 'is', null)
    .orderBy((eb) => eb.case().when('games.game_type', '=', category).then(0).else(1).end())
    .orderBy('games.sort_order')
    .executeTakeFirst();
}
