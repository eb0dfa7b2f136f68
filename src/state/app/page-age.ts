import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const shown = atom<number | undefined>(undefined);
/** Since when what an inner page shows has been stored, in epoch milliseconds: its header says so. */
export const pageAgeAtom = atom((get) => get(shown));

/** Tells the header of this page how old its contents are. */
export function usePageAge(at: number | undefined): void {
  const tell = useSetAtom(shown);
  useEffect(() => {
    tell(at);
    return () => tell(undefined);
  }, [at, tell]);
}
