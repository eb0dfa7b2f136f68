import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const shown = atom<number | undefined>(undefined);
/** The age of a page's stored content, as epoch ms: its header shows it. */
export const pageAgeAtom = atom((get) => get(shown));

/** Reports the age of this page's content to its header. */
export function usePageAge(at: number | undefined): void {
  const tell = useSetAtom(shown);
  useEffect(() => {
    tell(at);
    return () => tell(undefined);
  }, [at, tell]);
}
