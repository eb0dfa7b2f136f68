import { atom } from 'jotai';

/** The address that the site is reached under: its own in a browser, the public one on the server. */
export const siteOriginAtom = atom(typeof location === 'undefined' ? '' : location.origin);
