import { addFavourite, removeFavourite } from '#src/contract/lobby/favourites.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { send } from '#src/platform/calls/send.ts';
import { applyToIds, applyToLists, queueFavourite, sendOutbox, broadcastGranted } from './favourite-outbox.ts';
import {
  favouriteIdsAtom,
  favouriteIdsResource,
  type Outcome,
  togglingAtom,
  unsentFavouritesAtom,
  type PendingFavourite,
} from './favourites.ts';

/**
 * Adds a game to the favourites or removes it, and displays that once the gateway has confirmed it [S1-363]; offline it is
 * displayed at once and queued (`unsent`). A second tap meanwhile joins the first. Rejects with an AppError, without a change.
 */
export function toggleFavourite(store: Store, game: Game): Promise<Outcome> {
  const underway = store.get(togglingAtom).get(game.nodeId);
  if (underway) return underway;
  const toggling = toggle(store, game).finally(() => {
    store.set(togglingAtom, (all) => new Map([...all].filter(([nodeId]) => nodeId !== game.nodeId)));
  });
  store.set(togglingAtom, (all) => new Map(all).set(game.nodeId, toggling));
  return toggling;
}

const isAway = (error: AppError | undefined): boolean => error?.code === 'no_internet' || error?.code === 'timeout';

async function toggle(store: Store, game: Game): Promise<Outcome> {
  const member = store.get(resourceOwnerAtom);
  if (member === null) throw new AppError('not_logged_in');
  const online = store.get(onlineAtom);
  await favouriteIdsResource[online ? 'ensure' : 'restore'](store, undefined);
  if (store.get(resourceOwnerAtom) !== member) throw new AppError('not_logged_in');
  const { value: known, error } = store.get(favouriteIdsResource.atom(undefined));
  const away = !online || (!known && isAway(error));
  // Adding an existing favourite or removing a missing one would do no harm, but return the wrong change.
  if (!known && !away) throw error ?? new AppError('not_logged_in');
  const keep = !store.get(favouriteIdsAtom).has(game.nodeId);
  const pending: PendingFavourite = { id: randomId(), member, nodeId: game.nodeId, vendor: game.vassalage, keep };

  // A pending change, queued or being sent, must keep its order with this one.
  if (away || store.get(unsentFavouritesAtom).has(game.nodeId)) return later(store, pending, game, error);
  try {
    const { success } = await send(keep ? addFavourite : removeFavourite, {
      body: { nodeId: pending.nodeId, vendor: pending.vendor },
      idempotencyKey: pending.id,
    });
    if (!success) throw new AppError('unknown_error');
  } catch (cause) {
    const failure = toAppError(cause);
    if (isAway(failure)) return later(store, pending, game, failure);
    throw cause;
  }
  if (store.get(resourceOwnerAtom) === member) {
    applyToIds(store, pending);
    applyToLists(store, pending);
    broadcastGranted(pending);
  }
  return keep ? 'added' : 'removed';
}

/**
 * Stores the pending favourite, and sends it at once if the network seems to be up. After a wait for a silent network the member
 * is notified now: the outbox is sent soon.
 */
async function later(
  store: Store,
  pending: PendingFavourite,
  game: Game,
  failure: AppError | undefined,
): Promise<Outcome> {
  if (!(await queueFavourite(store, pending))) throw new AppError('not_logged_in');
  applyToLists(store, pending, game);
  const refused = failure?.code !== 'timeout' && store.get(onlineAtom) ? await sendOutbox(store) : [];
  if (refused.some(({ id }) => id === pending.id)) throw new AppError('unknown_error');
  if (store.get(unsentFavouritesAtom).has(pending.nodeId)) return 'unsent';
  return pending.keep ? 'added' : 'removed';
}
