import type { AnswerSource } from '#src/platform/calls/http.ts';
import type { Slot, Store } from './slot.ts';

type Read = { readonly store: Store; readonly slot: Slot; at: number };
/** What was read from each address, for what the worker finds out about it later. The oldest leave first. */
export const reads = new Map<string, Read>();
const most = 200;

/** Notes for which slot of which store an answer was fetched. */
export function recordRead(store: Store, slot: Slot, { address, fetchedAt }: AnswerSource): void {
  reads.delete(address);
  reads.set(address, { store, slot, at: fetchedAt });
  const oldest = reads.keys().next();
  if (reads.size > most && !oldest.done) reads.delete(oldest.value);
}
