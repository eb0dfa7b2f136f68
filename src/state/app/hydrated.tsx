import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/**
 * Number of hydrated parts of a server-rendered page: the page itself, and each with `data-hydrates`, whose code loads later. The
 * session and held taps wait for all of them (main.tsx).
 */
export const hydratedPartsAtom = atom(0);

/** Settles when all of a server-rendered page is hydrated; main.tsx sets it. */
export const hydrationAtom = atom<Promise<unknown>>(Promise.resolve());

/** Reports one part as hydrated. Every server-rendered page calls it: the shell around the page is hydrated before the page. */
export function useTellHydrated(): void {
  const tell = useSetAtom(hydratedPartsAtom);
  useEffect(() => tell((parts) => parts + 1), [tell]);
}

/** Rendered inside a Suspense boundary of a server-rendered page: React hydrates boundaries later. */
export function TellHydrated() {
  useTellHydrated();
  return <i hidden data-hydrates="" />;
}
