import { atom } from 'jotai';

type Listener = () => void;
const listeners = new Set<Listener>();
/** What the last call told: false after one that never got an answer. */
let reached = true;

const isOnline = () => reached && (typeof navigator === 'undefined' || navigator.onLine !== false);
const tell = () => {
  for (const listener of listeners) listener();
};

/** http.ts says after every call whether anybody answered. */
export function reportReached(answered: boolean): void {
  if (answered === reached) return;
  reached = answered;
  tell();
}

/** False while the browser says so, or while calls get no answer. Money buttons and the offline bar read it. */
const base = atom(true);
base.onMount = (set) => {
  const update = () => set(isOnline());
  const back = () => {
    // The browser is connected again: believe it until a call says otherwise.
    reached = true;
    tell();
  };
  listeners.add(update);
  addEventListener('online', back);
  addEventListener('offline', update);
  update();
  return () => {
    listeners.delete(update);
    removeEventListener('online', back);
    removeEventListener('offline', update);
  };
};
export const onlineAtom = atom((get) => get(base));
