import { atom, type WritableAtom } from 'jotai';
import { onStorageHealth, storageHealth, type Stored, type StorageHealth } from './storage.ts';

/** Whether the browser stores values; if not, the app shows a notice [S2-100]. */
const healthAtom = atom<StorageHealth>('persistent');
healthAtom.onMount = (set) => {
  const update = () => set(storageHealth());
  update();
  return onStorageHealth(update);
};
export const storageHealthAtom = atom((get) => get(healthAtom));

/** An atom stored in IndexedDB: `fallback` until it has been read, which starts on first use. */
export function atomWithStored<T>(stored: Stored<T>, fallback: T): WritableAtom<T, [T], void> {
  const unset = Symbol('unset');
  const base = atom<T | typeof unset>(unset);
  base.onMount = (set) => {
    // Set in the meantime: the user's choice takes precedence over the stored value.
    void stored.get().then((value) => set((now: T | typeof unset) => (now === unset ? value : now)));
  };
  return atom(
    (get) => {
      const value = get(base);
      return value === unset ? fallback : value;
    },
    (_get, set, value: T) => {
      set(base, () => value);
      void stored.set(value);
    },
  );
}
