import { attempt, type TextPlace, textStorage } from './browser-storage.ts';

/** A text stored outside of IndexedDB, for synchronous reads; null if absent, or if storage is blocked. */
export const readStoredText = (place: TextPlace, key: string): string | null =>
  attempt(() => textStorage(place).getItem(key)) ?? null;

/** Stores a text, or removes it (null). If storage is blocked or full, it is lost with the page. */
export function storeText(place: TextPlace, key: string, text: string | null): void {
  attempt(() => (text === null ? textStorage(place).removeItem(key) : textStorage(place).setItem(key, text)));
}
