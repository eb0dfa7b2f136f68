import { invalidate, refresh } from './cache.ts';
import type { Slot, Store } from './slot.ts';

/**
 * Marks stale what is read by a call whose answer changes with one of `topics`; what is on screen is read again, and what is
 * shown stays until then. Answers whether all of it could be read. Never rejects.
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
