import { atom } from 'jotai';
import { createSignal } from '#src/platform/base/signal.ts';

/** What the last call told: false after one that never got an answer. */
const reached = createSignal(true);

const isOnline = () => reached.get() && (typeof navigator === 'undefined' || navigator.onLine !== false);

/** http.ts says after every call whether anybody answered. */
export const reportReached = reached.set;

/** False while the browser says so, or while calls get no answer. Money buttons and the offline bar read it. */
const base = atom(true);
base.onMount = (set) => {
  const update = () => set(isOnline());
  const back = () => {
    // The browser is connected again: believe it until a call says otherwise.
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
