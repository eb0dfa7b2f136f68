import { atom } from 'jotai';

/** The flag that shows and hides the login modal [S1-347]. */
export const loginModalAtom = atom(false);
