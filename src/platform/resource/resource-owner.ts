import { cacheOf } from './cache.ts';
import { emptyState, ownerAtom, type Store } from './slot.ts';

/**
 * Sets the store's owner. Values of another member are deleted at once, pending reads included [S1-281]; a guest's view of values
 * that differ for members stays on screen until the member's own has loaded.
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
