import { fetchedAtHeader, type WorkerMessage } from '#src/contract/worker-messages.ts';
import { refresh } from './cache.ts';
import type { LoadContext, Slot, Store } from './slot.ts';
import { reportAnswer, reportSlow } from '#src/platform/device/slow.ts';

type Read = { store: Store; slot: Slot; at: number };
/** What was read from each address, for the worker's news of it. The oldest leave first. */
const reads = new Map<string, Read>();
const most = 200;
/** When the last thing that is known of the network happened; epoch ms. */
let knownAt = 0;

/** What the worker tells again may be older than what is known by now. */
function noteNetwork(at: number, report: () => void): void {
  if (at < knownAt) return;
  knownAt = at;
  report();
}

/** An address without its origin, as the worker and the pages name it. */
export function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Takes from an answer when it was fetched: by the network now, or by the worker at another time. */
export function noteAnswer({ headers }: Response, reading: LoadContext | undefined, address: string): void {
  const kept = Number(headers.get(fetchedAtHeader) ?? NaN);
  // What the worker had at hand says nothing of the network.
  if (Number.isNaN(kept)) noteNetwork(Date.now(), () => reportAnswer(true));
  if (!reading) return;
  const { store, slot } = reading;
  const at = Number.isNaN(kept) ? Date.now() : kept;
  if (!Number.isNaN(kept)) reading.at = Math.min(kept, reading.at ?? Infinity);
  reads.delete(address);
  reads.set(address, { store, slot, at });
  const oldest = reads.keys().next();
  if (reads.size > most && !oldest.done) reads.delete(oldest.value);
}

/** Says that a value still held at a later moment. */
function confirm({ store, slot }: Read, at: number): void {
  const { error: _, ...state } = store.get(slot.atom);
  if (state.at !== undefined && state.at < at) store.set(slot.atom, { ...state, at });
}

/** Follows what the worker found out about an answer that it had given: no flash, the old value stays meanwhile. */
export async function applyWorkerMessage(message: WorkerMessage): Promise<void> {
  if (message.type === 'silent') {
    return noteNetwork(message.at, () => (message.network === 'gone' ? reportAnswer(false) : reportSlow()));
  }
  noteNetwork(message.at, () => reportAnswer(true));
  const read = reads.get(message.address);
  if (!read || message.at <= read.at) return;
  const { store, slot } = read;
  if (message.type === 'changed') {
    await refresh(store, slot, false);
    // A reading that was under way may have brought the old one.
    if ((reads.get(message.address)?.at ?? Infinity) < message.at) await refresh(store, slot, false);
    return;
  }
  read.at = message.at;
  // A list is as old as its oldest page.
  confirm(read, Math.min(...[...reads.values()].flatMap((other) => (other.slot === slot ? [other.at] : []))));
}
