import { atom } from 'jotai';
import { favouriteGames } from '#src/contract/lobby/favourite-ids.ts';
import { favouriteIdsPageSize } from '#src/contract/core/limits.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { defineJoinedRead } from '#src/platform/resource/define-read.ts';
import { languageAtom } from '#src/state/app/language.ts';

/** All nodeIds, read in pages of 100 [S1-362]; stored in IndexedDB. */
export const favouriteIdsResource = defineJoinedRead({
  name: 'favourite-ids',
  call: favouriteGames,
  load: async (ask, _params: void, { store }) => {
    const ids = new Set<string>();
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const answer = await ask({ pageNo, pageSize: favouriteIdsPageSize, language: store.get(languageAtom) });
      for (const id of answer.content) ids.add(id);
      pages = answer.totalPages;
    }
    return [...ids];
  },
  persist: {
    key: 'favourites',
    version: 1,
    schema: ({ entries }) => entries.content,
  },
  freshFor: 300_000,
});

/** The desired state of a game: a favourite (`keep`), or not. `id` is unique per change. */
export type PendingFavourite = { id: string; member: string; nodeId: string; vendor: string; keep: boolean };
/** Written by favourite-outbox.ts alone. */
export const outboxState = atom<readonly PendingFavourite[]>([]);
/** This member's pending favourites, not yet confirmed by the gateway, by nodeId. */
export const unsentFavouritesAtom = atom((get): ReadonlyMap<string, PendingFavourite> => {
  const member = get(resourceOwnerAtom);
  return new Map(get(outboxState).flatMap((pending) => (pending.member === member ? [[pending.nodeId, pending]] : [])));
});

/** The favourites, pending changes included; empty for a guest. */
export const favouriteIdsAtom = atom((get): ReadonlySet<string> => {
  const ids = new Set(get(favouriteIdsResource.atom(undefined)).value);
  for (const [nodeId, { keep }] of get(unsentFavouritesAtom)) ids[keep ? 'add' : 'delete'](nodeId);
  return ids;
});

export type Outcome = 'added' | 'removed' | 'unsent';
/** Written by toggle-favourite.ts alone. */
export const togglingAtom = atom<ReadonlyMap<string, Promise<Outcome>>>(new Map());
/** Changes in progress. */
export const togglingFavouritesAtom = atom((get): ReadonlySet<string> => new Set(get(togglingAtom).keys()));
