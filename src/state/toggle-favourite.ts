import { addFavourite, removeFavourite } from '#src/contract/favourites.ts';
import type { Game } from '#src/contract/games.ts';
import { AppError } from '#src/platform/errors.ts';
import { resourceOwnerAtom } from '#src/platform/resource-slot.ts';
import type { Store } from '#src/platform/resource.ts';
import { send } from '#src/platform/send.ts';
import { favouriteListResource } from './favourite-list.ts';
import { favouriteIdsResource, type Outcome, togglingAtom } from './favourites.ts';

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
  favouriteListResource.updateAll(store, (list) => ({
    ...list,
    items: list.items.filter((game) => game.nodeId !== nodeId),
  }));
}
