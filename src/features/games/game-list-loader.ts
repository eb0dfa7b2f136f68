import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { favouriteListResource } from '#src/state/lobby/favourite-list.ts';
import { hotGamesResource, hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { recentGamesResource } from '#src/state/lobby/recent.ts';
import { listedGamesResource } from '#src/state/lobby/searched-games.ts';
import { matchesResource } from '#src/state/lobby/matches.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { liveModelsResource } from './live/live-models.resource.ts';
import type { GameListSearch } from './game-list.search.ts';
import { listedGames, pagedParams, sourceOf, type WantedGames } from './game-list-view.ts';

/** The URL of every category, and of every vendor of one, each on its first page. */
export async function gameListSearches(store: Store): Promise<GameListSearch[]> {
  await loadLobby(store);
  const lobby = knownLobby(store);
  return listedGames({}, lobby).tabs.flatMap((gameType) => [
    { gameType },
    ...listedGames({ gameType }, lobby).vendors.map(({ vassalage }) => ({ gameType, vassalage })),
  ]);
}

/** Part shared by all URLs of the list. */
const loadLobby = (store: Store): Promise<unknown> =>
  Promise.all([
    vendorSortingResource.ensure(store),
    hottestGamesResource.ensure(store, { language: store.get(languageAtom) }),
  ]);

const knownLobby = (store: Store) => ({
  sorting: vendorSortingResource.peek(store)?.sorting ?? [],
  hasHotGames: (hottestGamesResource.peek(store, { language: store.get(languageAtom) })?.length ?? 0) > 0,
  signedIn: store.get(memberAtom) !== null,
});

/** Loads the lobby, which every tab needs, and the URL's games in parallel. */
export async function loadGameList(store: Store, search: GameListSearch): Promise<void> {
  const lobby = loadLobby(store);
  // The URL's data is requested in parallel with the lobby, not after it.
  const { gameType, vassalage } = search;
  if (gameType) void readGames(store, { tab: gameType, vendor: vassalage ? { vassalage } : undefined, search });
  await lobby;
  const listed = listedGames(search, knownLobby(store));
  await beginReads(readGames(store, listed), readStrip(store, listed.tab));
}

/** Live hosts and matches, above the games of a tab. */
function readStrip(store: Store, tab: WantedGames['tab']): Promise<void> {
  const params = { language: store.get(languageAtom) };
  if (tab === 'LIVE') return liveModelsResource.ensure(store, params);
  return tab === 'SPORTS' || tab === 'ESPORTS' ? matchesResource.ensure(store, params) : Promise.resolve();
}

function readGames(store: Store, wanted: WantedGames): Promise<void> {
  const language = store.get(languageAtom);
  switch (sourceOf(wanted)) {
    case 'vendors':
      return Promise.resolve();
    case 'favourites':
      return favouriteListResource.ensure(store, { language });
    case 'hot':
      return hotGamesResource.ensure(store, { language });
    case 'recent':
      return recentGamesResource.ensure(store, { language });
    case 'paged':
      return listedGamesResource(pagedParams(wanted, language)).ensure(store, pagedParams(wanted, language));
  }
}
