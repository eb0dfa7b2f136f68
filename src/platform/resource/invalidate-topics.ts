import { invalidate, refresh } from './cache.ts';
import type { Slot, Store } from './slot.ts';

/**
 * Marks stale what is read by a call whose answer changes with one of `topics`; what is on screen is read again, and what is
 * shown stays until then. Answers whether all of it could be read. Never rejects: what a slot is read with cannot be told where its
 * code cannot be had, nor could it be read.
 */
export async function invalidateTopics(store: Store, topics: ReadonlySet<string>): Promise<boolean> {
  const slots: Slot[] = [];
  // Marks none: a look at what the store holds.
  invalidate(store, (slot) => {
    slots.push(slot);
    return false;
  });
  const concerned = new Set<Slot>();
  await Promise.all(
    slots.map(async (slot) => {
      const call = (await slot.request?.().catch(() => undefined))?.call;
      const own = call?.cache === 'private' ? call.follows : call?.cache.topics;
      if (own?.some((topic) => topics.has(topic))) concerned.add(slot);
    }),
  );
  invalidate(store, (slot) => concerned.has(slot));
  const shown = [...concerned].filter(({ mounted }) => mounted > 0);
  await Promise.all(shown.map((slot) => refresh(store, slot)));
  return shown.every((slot) => store.get(slot.atom).error === undefined);
}
