import { indexNames } from '#src/contract/lobby/find-games.ts';
import type { IndexedGame } from '#src/contract/lobby/game-index.schema.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { type CatalogueGame, readCatalogue } from './catalogue.ts';

type NamedVendor = Pick<Tables['vendors'], 'vassalage' | 'name'>;

/** The search over a catalogue: the games that a typed text means, nearest first. It finds what a device finds by its index. */
export function searchCatalogue(catalogue: readonly CatalogueGame[], vendors: readonly NamedVendor[]) {
  const names = new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
  const find = indexNames(
    catalogue.map(({ name_pt: pt, name_en: en, vassalage }) => ({ pt, en, vendor: names.get(vassalage) ?? '' })),
  );
  return (typed: string): CatalogueGame[] => find(typed).flatMap((place) => catalogue[place] ?? []);
}

/** The search index of all open games; built once a change. */
export const readSearch = cachedValue(['games', 'vendors'], async (gateway) => {
  const vendors = gateway.db.selectFrom('vendors').select(['vassalage', 'name']).execute();
  return searchCatalogue(await readCatalogue(gateway), await vendors);
});

/** Every game as a device's own search needs it, in the lobby's order. */
export const indexGames = (catalogue: readonly CatalogueGame[]): IndexedGame[] =>
  catalogue.map((game) => ({
    nodeId: game.node_id,
    vassalage: game.vassalage,
    gameType: game.game_type,
    gameId: game.game_id,
    gameCode: game.game_code,
    isGameH5: game.is_game_h5,
    freeplay: game.freeplay === 1,
    iconUrl: game.icon_url,
    names: { pt: game.name_pt, en: game.name_en },
  }));
