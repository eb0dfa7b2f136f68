/**
 * What a browser may refuse: with cookies blocked, in a sandbox or by an extension, the property itself throws, or each use of it.
 * All of that kind is read here and in browser-parts.ts, which no first screen needs, and may be missing
 * (scripts/law/browser-law.ts; docs/decisions/078-a-browser-that-refuses.md).
 */

/** What the work answers; undefined when it throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export type TextPlace = 'local' | 'session';

/** Local or session storage; throws where it is closed. */
export const textStorage = (place: TextPlace): Storage => (place === 'local' ? localStorage : sessionStorage);

export const databases = (): IDBFactory | undefined => attempt(() => indexedDB);

export const readCookies = (): string => attempt(() => document.cookie) ?? '';

export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
