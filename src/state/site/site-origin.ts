import { atom } from 'jotai';

/** The site's public address: its own in a browser, the configured one on the server. */
export const siteOriginAtom = atom(typeof location === 'undefined' ? '' : location.origin);
