import { atom } from 'jotai';
import { createSignal } from '#src/platform/base/signal.ts';

/** Result of the last call: false if it got no answer. */
const reached = createSignal(true);

const isOnline = () => reached.get() && (typeof navigator === 'undefined' || navigator.onLine !== false);

/** http.ts reports after every call whether it got an answer. */
export const reportReached = reached.set;

/** False while the browser is offline, or while calls get no answer. Money buttons and the offline bar read it. */
const base = atom(true);
base.onMount = (set) => {
  const update = () => set(isOnline());
  const back = () => {
    // The browser is online again: assumed true until a call fails.
    reached.set(true);
    update();
  };
  const stop = reached.listen(update);
  addEventListener('online', back);
  addEventListener('offline', update);
  update();
  return () => {
    stop();
    removeEventListener('online', back);
    removeEventListener('offline', update);
  };
};
export const onlineAtom = atom((get) => get(base));
