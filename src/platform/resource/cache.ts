import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { type Dated, ownerAtom, emptyState, type Slot, type Store } from './slot.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

type Entry = {
  readonly slot: Slot;
  loading?: Loading | undefined;
  stale: boolean;
  /** Invalidated during the read: its answer may be stale. */
  overtaken: boolean;
  failedAt: number;
  hydrated?: boolean;
};
type Loading = { readonly done: Promise<void>; readonly shown: Promise<void>; readonly controller: AbortController };
/** By slot, not by its id: a component may still hold a slot that was evicted, while others have a new one of the same id. */
type Cache = { readonly entries: Map<Slot, Entry>; readonly hydrated: Record<string, Dated> };

/** Maximum number of cached values that are not on screen. */
const maxValues = 50;
/** A loader and its screen request a value within moments of each other: the second request does not read again; ms. */
const justNow = 1000;
/** After a failure `ensure` makes no request for this long; ms. */
const failureRest = 5000;

const byStore = new WeakMap<Store, Cache>();

/** Contents of a store. */
export function cacheOf(store: Store): Cache {
  let cache = byStore.get(store);
  if (!cache) byStore.set(store, (cache = { entries: new Map(), hydrated: {} }));
  return cache;
}

/** The entry of a slot, moved to the most recent end; takes its hydrated value. */
function touch(store: Store, slot: Slot): Entry {
  const cache = cacheOf(store);
  let entry = cache.entries.get(slot);
  if (!entry) {
    entry = { slot, stale: false, overtaken: false, failedAt: -Infinity };
    takeHydrated(store, cache, entry);
  }
  cache.entries.delete(slot);
  cache.entries.set(slot, entry);
  evict(store, cache);
  return entry;
}

function takeHydrated(store: Store, cache: Cache, entry: Entry): void {
  const { slot } = entry;
  const hydrated = cache.hydrated[slot.id];
  if (!hydrated) return;
  delete cache.hydrated[slot.id];
  if (!slot.dehydrate) return;
  entry.hydrated = true;
  // Rendered for a guest: a member sees it, too, but loads their own.
  entry.stale = slot.access !== 'public' && store.get(ownerAtom) !== null;
  store.set(slot.atom, { status: 'ready', value: hydrated.value, at: hydrated.at, refreshing: false });
}

function evict(store: Store, { entries }: Cache): void {
  if (entries.size <= maxValues) return;
  for (const [slot, { loading }] of entries) {
    if (slot.mounted > 0 || loading) continue;
    entries.delete(slot);
    store.set(slot.atom, emptyState);
    slot.forget();
    if (entries.size <= maxValues) return;
  }
}

export const peek = (store: Store, slot: Slot): unknown => {
  touch(store, slot);
  return store.get(slot.atom).value;
};

/** Resolves when there is a value or the read failed; a stale value is refreshed in the background. */
export async function ensure(store: Store, slot: Slot): Promise<void> {
  const entry = touch(store, slot);
  const { status, at = 0 } = store.get(slot.atom);
  const now = serverTime();
  const age = now - at;
  const fresh = status === 'ready' && !entry.stale && age >= 0 && age < Math.max(slot.freshFor, justNow);
  if (fresh || now - entry.failedAt < failureRest) return;
  const loading = read(store, entry);
  if (status !== 'ready') await loading?.shown;
}

/** Reads now, joining a pending read; bypasses every cache by default. */
export async function refresh(store: Store, slot: Slot, fresh = true): Promise<void> {
  await read(store, touch(store, slot), fresh)?.done;
}

function read(store: Store, entry: Entry, fresh = false): Loading | undefined {
  const { slot } = entry;
  if (entry.loading) return entry.loading;
  if (slot.access === 'member' && store.get(ownerAtom) === null) return undefined;
  entry.overtaken = false;
  const controller = new AbortController();
  const old = store.get(slot.atom);
  store.set(slot.atom, 'value' in old ? { ...old, refreshing: true } : { status: 'loading', refreshing: false });
  const done = slot.load(store, controller.signal, fresh, old.value).then(
    ({ value, cachedAt }) => {
      if (entry.loading?.controller !== controller) return;
      // The worker may have cached an older value than the document's. (A future time is clock skew.)
      const { at = 0 } = store.get(slot.atom);
      if ((cachedAt ?? at) >= at || at > serverTime()) {
        write(store, entry, value, cachedAt);
        entry.stale = entry.overtaken;
        if (!entry.overtaken || slot.mounted === 0) return undefined;
      }
      entry.loading = undefined;
      return read(store, entry, true)?.done;
    },
    (cause: unknown) => {
      if (entry.loading?.controller === controller) fail(store, entry, toAppError(cause));
    },
  );
  const shown =
    'value' in old
      ? done
      : Promise.race([done, showPersisted(store, slot).then((found) => (found ? undefined : done))]);
  entry.loading = { done, shown, controller };
  return entry.loading;
}

/** Restores the value of the last visit; returns whether there was one. */
export async function showPersisted(store: Store, slot: Slot): Promise<boolean> {
  const owner = store.get(ownerAtom);
  return (await (await slot.persisted())?.show(store, slot, owner)) ?? false;
}

function write(store: Store, entry: Entry, value: unknown, at = serverTime()): void {
  entry.loading = undefined;
  entry.stale = false;
  entry.failedAt = -Infinity;
  const old = store.get(entry.slot.atom).value;
  store.set(entry.slot.atom, { status: 'ready', value: reuseUnchanged(old, value), at, refreshing: false });
  void entry.slot.persisted().then((persisted) => persisted?.keep(store, entry.slot));
}

function fail(store: Store, entry: Entry, error: AppError): void {
  entry.loading = undefined;
  entry.failedAt = serverTime();
  const old = store.get(entry.slot.atom);
  store.set(
    entry.slot.atom,
    'value' in old ? { ...old, error, refreshing: false } : { status: 'failed', error, refreshing: false },
  );
}

/** Sets a value. A pending read predates it: its answer is dropped, and requested again. */
export function put(store: Store, slot: Slot, value: unknown, at: number): void {
  const entry = touch(store, slot);
  const overtaken = entry.loading !== undefined;
  entry.loading?.controller.abort();
  write(store, entry, value, at);
  entry.stale = overtaken;
}

/** Updates every stored value of the given slots, keeping its age. */
export function updateAll(store: Store, concerns: (slot: Slot) => boolean, change: (value: unknown) => unknown): void {
  for (const { slot } of [...cacheOf(store).entries.values()]) {
    const { value, at } = store.get(slot.atom);
    if (concerns(slot) && value !== undefined) put(store, slot, change(value), at ?? serverTime());
  }
}

/** Marks values stale, and the results of pending reads; those on screen are read again. */
export function invalidate(store: Store, concerns: (slot: Slot) => boolean): void {
  for (const entry of [...cacheOf(store).entries.values()]) {
    if (!concerns(entry.slot)) continue;
    entry.stale = true;
    entry.failedAt = -Infinity;
    if (entry.loading) entry.overtaken = true;
    else if (entry.slot.mounted > 0) void read(store, entry);
  }
}

/** JSON-able record of every value for the document that belongs to no member. */
export function dehydrate(store: Store): Record<string, Dated> {
  const record: Record<string, Dated> = {};
  for (const { slot } of cacheOf(store).entries.values()) {
    const { value, at } = store.get(slot.atom);
    if (slot.dehydrate && slot.access !== 'member' && value !== undefined && at !== undefined)
      record[slot.id] = { value: slot.dehydrate === true ? value : slot.dehydrate(value), at };
  }
  return record;
}

const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && 'value' in value && 'at' in value && typeof value.at === 'number';

/**
 * Restores the result of `dehydrate` from the document that named the code reading it: the gateway rendered both from one build,
 * so that the values need no second check. A malformed entry is dropped.
 */
export function hydrate(store: Store, data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [id, dated] of Object.entries(data)) if (isDated(dated)) cacheOf(store).hydrated[id] = dated;
}
