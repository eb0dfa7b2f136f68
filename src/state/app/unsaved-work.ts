import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Number of things that a reload would lose: forms with unsent input, a running game. */
const holdersAtom = atom(0);

/** True while a reload would lose something. Automatic reloads wait meanwhile. */
export const unsavedWorkAtom = atom((get) => get(holdersAtom) > 0);

/** Blocks automatic reloads while `unsaved` is true: for a form with input, or a running game. */
export function useUnsavedWork(unsaved: boolean): void {
  const setHolders = useSetAtom(holdersAtom);
  useEffect(() => {
    if (!unsaved) return;
    setHolders((count) => count + 1);
    return () => setHolders((count) => count - 1);
  }, [unsaved, setHolders]);
}
