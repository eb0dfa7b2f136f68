import { atom } from 'jotai';

/** True during a requested logout: a members' page stays until home replaces it. */
export const loggingOutAtom = atom(false);
