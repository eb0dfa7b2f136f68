import { atom } from 'jotai';

/** True once the page that the document brought has become the app's own. The session waits for it (main.tsx). */
export const hydratedAtom = atom(false);
