import * as v from 'valibot';
import { addFavourite, removeFavourite } from '#src/contract/lobby/favourites.ts';
import type { Game } from '#src/contract/lobby/games.schema.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineStored } from '#src/platform/storage/storage.ts';
import { tabChannel } from '#src/platform/storage/tab-channel.ts';
import { withTabLock } from '#src/platform/storage/tab-lock.ts';
import { favouriteListResource } from './favourite-list.ts';
import { favouriteIdsResource, outboxState, unsentFavouritesAtom, type PendingFavourite } from './favourites.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';

const PendingFavourite = v.object({
  id: v.string(),
  member: v.string(),
  nodeId: v.string(),
  vendor: v.string(),
  keep: v.boolean(),
});

/** Favourites changed offline, oldest first, one per game [S1-279]; deleted at the member's logout. */
const storedOutbox = defineStored<PendingFavourite[]>({
  key: 'favouriteOutbox',
  owner: 'member',
  version: 1,
  schema: v.array(PendingFavourite),
  fallback: [],
});

/** A token this close to its expiry is first renewed, by a read; ms. */
const tokenMargin = 5000;
/** Permanent errors: a pending favourite that is refused with one is dropped. All others are retried. */
const final = new Set<AppError['code']>(['invalid_request', 'no_permission', 'not_found', 'game_not_found']);

const channel = tabChannel('favourites');

/**
 * Calls back with the messages of other tabs: a change of the outbox, or a confirmed favourite. Returns the function that
 * unsubscribes.
 */
export const onOutboxChange = (listener: (message: unknown) => void): (() => void) => channel.listen(listener);

/** Notifies the other tabs of a favourite confirmed without the outbox, which they cannot see. */
export const broadcastGranted = ({ member, nodeId, keep }: PendingFavourite): void =>
  channel.tell({ member, nodeId, keep });

/** Adds a game to the loaded lists, or removes it [S1-319]; without the game's data they are read again. */
export function applyToLists(
  store: Store,
  { nodeId, keep }: Pick<PendingFavourite, 'nodeId' | 'keep'>,
  game?: Game,
): void {
  if (keep && !game) return favouriteListResource.invalidate(store);
  favouriteListResource.updateAll(store, (list) => {
    const others = list.items.filter((item) => item.nodeId !== nodeId);
    return { ...list, items: keep && game ? [game, ...others] : others };
  });
}

/** Applies the gateway's state of one game. */
export function applyToIds(store: Store, { nodeId, keep }: Pick<PendingFavourite, 'nodeId' | 'keep'>): void {
  const known = favouriteIdsResource.peek(store, undefined);
  if (!known) return favouriteIdsResource.invalidate(store);
  const others = known.filter((id) => id !== nodeId);
  favouriteIdsResource.set(store, undefined, keep ? [nodeId, ...others] : others);
}

const watched = new WeakSet<Store>();
/** A member's unsent favourites are deleted at logout, from the page, too [S1-281]. */
function watchOwner(store: Store): void {
  if (watched.has(store)) return;
  watched.add(store);
  store.sub(resourceOwnerAtom, () => store.set(outboxState, []));
}

/** Pending favourites that are displayed and not yet stored, by nodeId. */
const beingStored = new Map<string, PendingFavourite>();

/**
 * Displays a pending favourite at once and stores it until the gateway has confirmed it. It replaces an earlier one, also of
 * another tab. False, without any effect, if its member has logged out.
 */
export async function queueFavourite(store: Store, pending: PendingFavourite): Promise<boolean> {
  if (store.get(resourceOwnerAtom) !== pending.member) return false;
  watchOwner(store);
  const add = (all: readonly PendingFavourite[]) => [...all.filter(({ nodeId }) => nodeId !== pending.nodeId), pending];
  store.set(outboxState, add);
  beingStored.set(pending.nodeId, pending);
  await storedOutbox.update(add);
  if (beingStored.get(pending.nodeId) === pending) beingStored.delete(pending.nodeId);
  channel.tell('changed');
  return store.get(resourceOwnerAtom) === pending.member;
}

/** Displays the stored favourites. One sent meanwhile by another tab counts as confirmed until the ids have been read again. */
export async function restoreOutbox(store: Store): Promise<void> {
  watchOwner(store);
  const member = store.get(resourceOwnerAtom);
  const stored = await storedOutbox.get();
  if (!member || store.get(resourceOwnerAtom) !== member) return;
  const all = [...stored.filter(({ nodeId }) => !beingStored.has(nodeId)), ...beingStored.values()];
  const own = all.filter((pending) => pending.member === member);
  const waiting = new Set(own.map(({ nodeId }) => nodeId));
  const sent = [...store.get(unsentFavouritesAtom).values()].filter(({ nodeId }) => !waiting.has(nodeId));
  for (const pending of sent) applyToIds(store, pending);
  store.set(outboxState, own);
  if (sent.length > 0) favouriteIdsResource.invalidate(store);
}

let next: Promise<readonly PendingFavourite[]> | undefined;
/**
 * Sends every pending favourite of the signed-in member, one tab at a time. Resolves with the refused ones; those that could not
 * be sent stay. Never rejects. A queued run serves all callers that ask meanwhile.
 */
export function sendOutbox(store: Store): Promise<readonly PendingFavourite[]> {
  next ??= waitAndSend(store);
  return next;
}

async function waitAndSend(store: Store): Promise<readonly PendingFavourite[]> {
  // The lock may be granted at once: `next` has been set by then.
  await Promise.resolve();
  try {
    return await withTabLock('favourite-outbox', () => {
      next = undefined;
      return sendAll(store);
    });
  } catch {
    next = undefined;
    return [];
  }
}

async function sendAll(store: Store): Promise<readonly PendingFavourite[]> {
  const refused: PendingFavourite[] = [];
  const member = store.get(memberAtom);
  if (!member || navigator.onLine === false) return refused;
  await restoreOutbox(store);
  if (store.get(unsentFavouritesAtom).size === 0) return refused;
  if (member.expiresAt <= Date.now() + tokenMargin) await favouriteIdsResource.refresh(store, undefined);
  for (;;) {
    // Each is sent with the token of its own member, never with the next one's.
    const session = store.get(memberAtom);
    const [pending] = store.get(unsentFavouritesAtom).values();
    if (!pending || session?.userName !== pending.member) return refused;
    const granted = await tell(pending, session.token);
    if (granted === undefined) return refused;
    if (store.get(resourceOwnerAtom) !== pending.member) return refused;
    if (granted) applyToIds(store, pending);
    else refused.push(pending);
    const without = (all: readonly PendingFavourite[]) => all.filter(({ id }) => id !== pending.id);
    store.set(outboxState, without);
    await storedOutbox.update(without);
    await restoreOutbox(store);
    applyToLists(store, granted ? pending : { nodeId: pending.nodeId, keep: true });
    channel.tell('changed');
  }
}

/** Whether the gateway accepted a pending favourite; undefined if that is unknown and it has to be sent again. */
async function tell({ id, nodeId, vendor, keep }: PendingFavourite, token: string): Promise<boolean | undefined> {
  try {
    const call = keep ? addFavourite : removeFavourite;
    const answer = await send(call, { body: { nodeId, vendor }, token, idempotencyKey: id });
    return answer.success;
  } catch (cause) {
    return final.has(toAppError(cause).code) ? false : undefined;
  }
}
