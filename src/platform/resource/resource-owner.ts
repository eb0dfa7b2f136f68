import { cacheOf } from './cache.ts';
import { emptyState, ownerAtom, type Store } from './slot.ts';

/**
 * Says whose the store is from now on. What belonged to another member is gone at once, readings under way included
 * [S1-281]; a guest's view of what members see differently stays on screen until the member's own has come.
 */
export function setResourceOwner(store: Store, owner: string | null): void {
  const before = store.get(ownerAtom);
  if (before === owner) return;
  for (const entry of cacheOf(store).entries.values()) {
    if (entry.slot.access === 'public') continue;
    entry.loading?.controller.abort();
    entry.loading = undefined;
    entry.failedAt = -Infinity;
    entry.stale = true;
    const state = store.get(entry.slot.atom);
    const stays = before === null && state.status === 'ready';
    store.set(entry.slot.atom, stays ? { ...state, refreshing: false } : emptyState);
  }
  store.set(ownerAtom, owner);
}
