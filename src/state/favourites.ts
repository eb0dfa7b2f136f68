import { atom } from 'jotai';
import { favouriteIdsPageSize } from '#src/contract/limits.ts';
import { send } from '#src/platform/calls/send.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { defineResource, type LoadContext } from '#src/platform/resource/resource.ts';
import { languageAtom } from './language.ts';

/** All nodeIds, read in pages of 100 [S1-362]; kept in IndexedDB. */
export const favouriteIdsResource = defineResource<void, string[]>({
  name: 'favourite-ids',
  key: () => '',
  load: (_params, context) => loadIds(context),
  keep: {
    key: 'favourites',
    version: 1,
    schema: async () => (await import('#src/contract/favourites.ts')).FavouriteIds,
  },
  freshFor: 300_000,
  access: 'member',
});

async function loadIds({ store, signal }: LoadContext): Promise<string[]> {
  const { favouriteGames } = await import('#src/contract/favourites.ts');
  const ids = new Set<string>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const query = { pageNo, pageSize: favouriteIdsPageSize, language: store.get(languageAtom) };
    const { content, totalPages } = await send(favouriteGames, { query, signal });
    for (const id of content) ids.add(id);
    pages = totalPages;
  }
  return [...ids];
}

/** What a member wants of a game: that it is a favourite (`keep`), or that it is none. `id` tells one wish from the next. */
export type Wish = { id: string; member: string; nodeId: string; vendor: string; keep: boolean };
/** Written by favourite-outbox.ts alone. */
export const outboxState = atom<readonly Wish[]>([]);
/** The wishes of this member that the gateway has not been told yet, by nodeId. */
export const unsentFavouritesAtom = atom((get): ReadonlyMap<string, Wish> => {
  const member = get(resourceOwnerAtom);
  return new Map(get(outboxState).flatMap((wish) => (wish.member === member ? [[wish.nodeId, wish]] : [])));
});

/** What is a favourite, as the member wants it; empty for a guest. */
export const favouriteIdsAtom = atom((get): ReadonlySet<string> => {
  const ids = new Set(get(favouriteIdsResource.atom(undefined)).value);
  for (const [nodeId, { keep }] of get(unsentFavouritesAtom)) ids[keep ? 'add' : 'delete'](nodeId);
  return ids;
});

export type Outcome = 'added' | 'removed' | 'unsent';
/** Written by toggle-favourite.ts alone. */
export const togglingAtom = atom<ReadonlyMap<string, Promise<Outcome>>>(new Map());
/** What is being changed now. */
export const togglingFavouritesAtom = atom((get): ReadonlySet<string> => new Set(get(togglingAtom).keys()));
