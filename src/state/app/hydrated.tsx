import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * How many parts of a page that was served rendered are hydrated: the page itself, and each that has
 * `data-hydrates`, whose code comes later. The session and held taps wait for all of them (main.tsx).
 */
export const hydratedPartsAtom = atom(0);

/** Settles when all of a page that was served rendered is hydrated; main.tsx sets it. */
export const hydrationAtom = atom<Promise<unknown>>(Promise.resolve());

/** Says so of one part. Every page that comes rendered calls it: the frame around the page lives earlier than the page. */
export function useTellHydrated(): void {
  const tell = useSetAtom(hydratedPartsAtom);
  useEffect(() => tell((parts) => parts + 1), [tell]);
}

/** Stands beside what a boundary of Suspense holds in a page that comes rendered: React hydrates boundaries later. */
export function TellHydrated() {
  useTellHydrated();
  return <i hidden data-hydrates="" />;
}
