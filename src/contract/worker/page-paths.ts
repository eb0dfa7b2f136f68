/** Paths of other programs on this origin; never the app's document. */
const foreign = /^\/(?:vip|wps|lgw|lotto|games|vendor|art|assets|\.well-known)(?:\/|$)/;

/**
 * Whether a path is a page of the app: every path without a file extension that no other program answers, and the named pages
 * that have one. A missing file is a 404 and not a page.
 */
export const isPagePath = (path: string, isNamed: (path: string) => boolean): boolean =>
  isNamed(path) || (!foreign.test(path) && !/\.[^/.]+$/.test(path));
