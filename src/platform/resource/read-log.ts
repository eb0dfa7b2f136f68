import type { AnswerSource } from '#src/platform/calls/answer-source.ts';
import type { Slot, Store } from './slot.ts';

type Read = { readonly store: Store; readonly slot: Slot; at: number };
/** Reads by address, for later updates from the worker. The oldest are evicted first. */
export const reads = new Map<string, Read>();
const most = 200;

/** Records the slot and the store of an answer. */
export function recordRead(store: Store, slot: Slot, { address, fetchedAt }: AnswerSource): void {
  reads.delete(address);
  reads.set(address, { store, slot, at: fetchedAt });
  const oldest = reads.keys().next();
  if (reads.size > most && !oldest.done) reads.delete(oldest.value);
}
