/**
 * APIs that a browser may refuse: with cookies blocked, in a sandbox or by an extension, reading the property itself throws, or
 * each use of it. All of them are read here and in browser-parts.ts, which is not part of the first screen, and may be missing
 * (scripts/law/browser-law.ts; docs/decisions/078-a-browser-that-refuses.md).
 */

/** The result of the work; undefined if it throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export type TextPlace = 'local' | 'session';

/** Local or session storage; throws if blocked. */
export const textStorage = (place: TextPlace): Storage => (place === 'local' ? localStorage : sessionStorage);

export const databases = (): IDBFactory | undefined => attempt(() => indexedDB);

export const readCookies = (): string => attempt(() => document.cookie) ?? '';

export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
