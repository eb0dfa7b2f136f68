import type { WorkerMessage } from '#src/contract/worker/worker-messages.ts';
import { reportAnswer, reportSlow } from '#src/platform/device/slow.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { cacheOf, refresh } from './cache.ts';
import { reads } from './read-log.ts';
import type { ReadRequest, Store } from './slot.ts';

/** Applies the worker's update of a cached answer: no flash, the old value stays meanwhile. */
export async function applyWorkerMessage(message: WorkerMessage): Promise<void> {
  if (message.type === 'silent') {
    return message.network === 'gone' ? reportAnswer(false, message.at) : reportSlow(message.at);
  }
  reportAnswer(true, message.at);
  const read = reads.get(message.address);
  const at = serverTime(message.at);
  if (!read || at <= read.at) return;
  const { store, slot } = read;
  if (message.type === 'changed') {
    await refresh(store, slot, false);
    // A pending read may have ended with the old value.
    if ((reads.get(message.address)?.at ?? Infinity) < at) await refresh(store, slot, false);
    return;
  }
  read.at = at;
  // A list is as old as its oldest page.
  const oldest = Math.min(...[...reads.values()].flatMap((other) => (other.slot === slot ? [other.at] : [])));
  const { error: _, ...state } = store.get(slot.atom);
  if (state.at !== undefined && state.at < oldest) store.set(slot.atom, { ...state, at: oldest });
}

/** Origins of the values in the document, which no call passed through a worker. */
export const hydratedRequests = (store: Store): ReadRequest[] =>
  [...cacheOf(store).entries.values()].flatMap(({ hydrated, slot }) => (hydrated && slot.request?.()) || []);
