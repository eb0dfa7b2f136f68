import { atom } from 'jotai';
import { onlineAtom, reportReached } from './online.ts';
import { createSignal } from '#src/platform/base/signal.ts';

/** Whether an answer has been waited for longer than is good, and none has come since. */
const slow = createSignal(false);

/** When the last thing that is known of the network happened; epoch ms. */
let knownAt = 0;
/** What is told again, as the worker does, may be older than what is known by now. */
function isNewer(at: number | undefined): boolean {
  if (at !== undefined && at < knownAt) return false;
  knownAt = at ?? Date.now();
  return true;
}

/** Nobody has answered for a while; `at` (epoch ms) when that is not what happens now. */
export function reportSlow(at?: number): void {
  if (isNewer(at)) slow.set(true);
}

/** Whether anybody answered; from the network, not out of a cache. `at` as above. */
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
/** True while an answer is overdue and the network is not known to be gone [S1-406]. */
export const slowAtom = atom((get) => get(base) && get(onlineAtom));
