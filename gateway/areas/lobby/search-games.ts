import { indexNames } from '#src/contract/lobby/find-games.ts';
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
