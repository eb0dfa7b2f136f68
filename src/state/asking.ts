import { atom } from 'jotai';

/**
 * Whether this page has asked the visitor for something by itself: to install the app, or to be let notify. One question is
 * enough for one visit.
 */
export const hasAskedAtom = atom(false);
