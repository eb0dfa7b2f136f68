import { atom } from 'jotai';
import { onlineAtom, reportReached } from './online.ts';
import { createSignal } from '#src/platform/base/signal.ts';

/** Whether an answer is overdue, and none has arrived since. */
const slow = createSignal(false);

/** Time of the latest known network event; epoch ms. */
let knownAt = 0;
/** A replayed event, such as the worker's, may be older than the known state. */
function isNewer(at: number | undefined): boolean {
  if (at !== undefined && at < knownAt) return false;
  knownAt = at ?? Date.now();
  return true;
}

/** A request is overdue; `at` (epoch ms) if the event is not of now. */
export function reportSlow(at?: number): void {
  if (isNewer(at)) slow.set(true);
}

/** Whether a request got an answer; from the network, not a cache. `at` as above. */
export function reportAnswer(answered: boolean, at?: number): void {
  if (!isNewer(at)) return;
  slow.set(false);
  reportReached(answered);
}

const base = atom(false);
base.onMount = (set) => {
  const update = () => set(slow.get());
  update();
  return slow.listen(update);
};
/** True while an answer is overdue and the network is not known to be offline [S1-406]. */
export const slowAtom = atom((get) => get(base) && get(onlineAtom));
