import { invalidate, refresh } from './cache.ts';
import type { Slot, Store } from './slot.ts';

/**
 * Marks stale every value read by a call whose answer changes with one of `topics`; those on screen are read again, and stay
 * until then. Resolves with whether all reads succeeded. Never rejects.
 */
export async function invalidateTopics(store: Store, topics: ReadonlySet<string>): Promise<boolean> {
  const shown: Slot[] = [];
  invalidate(store, (slot) => {
    const call = slot.request?.().call;
    const own = call?.cache === 'private' ? call.follows : call?.cache.topics;
    const concerned = own?.some((topic) => topics.has(topic)) ?? false;
    if (concerned && slot.mounted > 0) shown.push(slot);
    return concerned;
  });
  await Promise.all(shown.map((slot) => refresh(store, slot)));
  return shown.every((slot) => store.get(slot.atom).error === undefined);
}
