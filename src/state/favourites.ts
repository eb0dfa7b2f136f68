import { atom } from 'jotai';
import * as v from 'valibot';
import { addFavourite, favouriteGames, favouriteGamesList, removeFavourite } from '#src/contract/favourites.ts';
import type { Game } from '#src/contract/games.ts';
import type { GameCategory } from '#src/contract/game-type.ts';
import { favouriteIdsPageSize, pageSize } from '#src/contract/limits.ts';
import type { Language } from '#src/contract/wire.ts';
import { AppError } from '#src/platform/errors.ts';
import { send } from '#src/platform/send.ts';
import { definePagedResource } from '#src/platform/paged-resource.ts';
import { resourceOwnerAtom } from '#src/platform/resource-cache.ts';
import { defineResource, type LoadContext, type Store } from '#src/platform/resource.ts';
import { languageAtom } from './language.ts';

/** All nodeIds, read in pages of 100 [S1-362]; kept in IndexedDB. */
export const favouriteIdsResource = defineResource<void, string[]>({
  name: 'favourite-ids',
  key: () => '',
  load: (_params, context) => loadIds(context),
  schema: v.array(v.string()),
  keep: { key: 'favourites', version: 1 },
  freshFor: 300_000,
  access: 'member',
});

async function loadIds({ store, signal }: LoadContext): Promise<string[]> {
  const ids = new Set<string>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const query = { pageNo, pageSize: favouriteIdsPageSize, language: store.get(languageAtom) };
    const { content, totalPages } = await send(favouriteGames, { query, signal });
    for (const id of content) ids.add(id);
    pages = totalPages;
  }
  return [...ids];
}

/** The games themselves, 25 a page [S1-361], last added first. */
export const favouriteListResource = definePagedResource<{ language: Language; gameType?: GameCategory | undefined }, Game>({
  name: 'favourite-list',
  key: ({ language, gameType = '' }) => `${language} ${gameType}`,
  loadPage: async ({ language, gameType }, pageNo, { signal }) => {
    const { content, ...page } = await send(favouriteGamesList, { query: { pageNo, pageSize, gameType, language }, signal });
    return { items: content, ...page };
  },
  itemKey: (game) => game.nodeId,
  freshFor: 60_000,
  access: 'member',
});

/** What is a favourite; empty for a guest. */
export const favouriteIdsAtom = atom((get): ReadonlySet<string> => new Set(get(favouriteIdsResource.atom(undefined)).value));

type Outcome = 'added' | 'removed';
const togglingAtom = atom<ReadonlyMap<string, Promise<Outcome>>>(new Map());
/** What is being changed now. */
export const togglingFavouritesAtom = atom((get): ReadonlySet<string> => new Set(get(togglingAtom).keys()));

/**
 * Adds a game to the favourites or takes it out, and shows that only once the gateway has said so [S1-363]. A second tap
 * meanwhile joins the first. Rejects with an AppError, and then nothing has changed.
 */
export function toggleFavourite(store: Store, game: Pick<Game, 'nodeId' | 'vassalage'>): Promise<Outcome> {
  const underway = store.get(togglingAtom).get(game.nodeId);
  if (underway) return underway;
  const toggling = toggle(store, game).finally(() => {
    store.set(togglingAtom, (all) => new Map([...all].filter(([nodeId]) => nodeId !== game.nodeId)));
  });
  store.set(togglingAtom, (all) => new Map(all).set(game.nodeId, toggling));
  return toggling;
}

async function toggle(store: Store, { nodeId, vassalage }: Pick<Game, 'nodeId' | 'vassalage'>): Promise<Outcome> {
  const owner = store.get(resourceOwnerAtom);
  await favouriteIdsResource.ensure(store, undefined);
  const known = favouriteIdsResource.peek(store, undefined);
  // Adding what is there already or removing what is not would do no harm, but answer the wrong wish.
  if (!known) throw store.get(favouriteIdsResource.atom(undefined)).error ?? new AppError('not_logged_in');
  const outcome = known.includes(nodeId) ? 'removed' : 'added';
  const call = outcome === 'removed' ? removeFavourite : addFavourite;
  const answer = await send(call, { body: { nodeId, vendor: vassalage } });
  if (!answer.success) throw new AppError('unknown_error');
  if (store.get(resourceOwnerAtom) === owner) applyOutcome(store, nodeId, outcome);
  return outcome;
}

/** The ids change at once; a list loses its game at once [S1-319], and asks for one that came in. */
function applyOutcome(store: Store, nodeId: string, outcome: Outcome): void {
  const others = (favouriteIdsResource.peek(store, undefined) ?? []).filter((id) => id !== nodeId);
  favouriteIdsResource.set(store, undefined, outcome === 'added' ? [nodeId, ...others] : others);
  if (outcome === 'added') return favouriteListResource.invalidate(store);
  favouriteListResource.updateAll(store, (list) => ({ ...list, items: list.items.filter((game) => game.nodeId !== nodeId) }));
}
