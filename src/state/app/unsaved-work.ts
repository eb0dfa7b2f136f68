import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** How many things on the page would be lost with it: forms with input that was not sent, a game that runs. */
const holdersAtom = atom(0);

/** True while a reload would lose something. Nothing reloads the page by itself meanwhile. */
export const unsavedWorkAtom = atom((get) => get(holdersAtom) > 0);

/** Keeps the page from being reloaded by itself while `unsaved` is true: a form says so while it has input, a game while it runs. */
export function useUnsavedWork(unsaved: boolean): void {
  const setHolders = useSetAtom(holdersAtom);
  useEffect(() => {
    if (!unsaved) return;
    setHolders((count) => count + 1);
    return () => setHolders((count) => count - 1);
  }, [unsaved, setHolders]);
}
