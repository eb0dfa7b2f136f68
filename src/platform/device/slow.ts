import { atom } from 'jotai';
import { onlineAtom, reportReached } from './online.ts';

type Listener = () => void;
const listeners = new Set<Listener>();
/** Whether an answer has been waited for longer than is good, and none has come since. */
let slow = false;

function setSlow(next: boolean): void {
  if (slow === next) return;
  slow = next;
  for (const listener of listeners) listener();
}

/** Nobody has answered for a while. */
export const reportSlow = (): void => setSlow(true);

/** Whether anybody answered; from the network, not out of a cache. */
export function reportAnswer(answered: boolean): void {
  setSlow(false);
  reportReached(answered);
}

const base = atom(false);
base.onMount = (set) => {
  const update = () => set(slow);
  listeners.add(update);
  update();
  return () => {
    listeners.delete(update);
  };
};
/** True while an answer is overdue and the network is not known to be gone [S1-406]. */
export const slowAtom = atom((get) => get(base) && get(onlineAtom));
