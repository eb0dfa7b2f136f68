import { atom } from 'jotai';

/** True while a logout that was asked for is under way: the page for members alone stays until home takes its place. */
export const loggingOutAtom = atom(false);
