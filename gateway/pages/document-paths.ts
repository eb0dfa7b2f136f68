import { homePaths } from '#src/contract/home-document.ts';

/** What other programs on this origin answer; never the app's document. */
const foreign = /^\/(?:vip|wps|lgw|lotto|games|vendor|art|assets)(?:\/|$)/;
const pageAliases: ReadonlySet<string> = new Set(['/m/index.html', '/m/register.html', '/index.html']);

/** Whether a path is a page of the app: every path without a file extension that no other program answers, and the aliases. */
export function isPagePath(path: string): boolean {
  return pageAliases.has(path) || (!foreign.test(path) && !/\.[^/.]+$/.test(path));
}

/** Whether a path shows home, whose document is kept rendered. */
export const isHomePath = (path: string): boolean => homePaths.has(path);
