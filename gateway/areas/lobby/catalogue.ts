import type { Tables } from '#gateway/db/tables.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import { isAllowedGame } from '../site/allowed-games.ts';
import { readProfile } from '../site/profile-access.ts';
import { gameColumns } from './game-view.ts';

/** A game with what lists are filtered and ordered by. */
export type CatalogueGame = Omit<Tables['games'], 'sort_order' | 'active' | 'name_pt_folded' | 'name_en_folded'>;

/**
 * Every open game that the jurisdiction allows, in the lobby's order. Some thousand games are a few megabytes, so any list, filter or
 * search is answered from memory, the same on both databases, and the database is read once a change.
 */
export const readCatalogue = cachedValue<readonly CatalogueGame[]>(['games', 'status'], async (gateway) => {
  const profile = await readProfile(gateway);
  const games = await gateway.db
    .selectFrom('games')
    .select([...gameColumns, 'min_bet_minor', 'min_line', 'hot_rank'])
    .where('active', '=', 1)
    .orderBy('sort_order')
    .orderBy('node_id')
    .execute();
  return games.filter((game) => isAllowedGame(profile, game.vassalage, game.game_type));
});
