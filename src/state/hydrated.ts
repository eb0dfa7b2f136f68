import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** True once the page that the document brought has become the app's own. The session waits for it (main.tsx). */
export const hydratedAtom = atom(false);

/** Says so. Every page that comes rendered calls it: the frame around the page lives earlier than the page. */
export function useTellHydrated(): void {
  const tell = useSetAtom(hydratedAtom);
  useEffect(() => tell(true), [tell]);
}
