import { attempt, type TextPlace, textStorage } from './browser-storage.ts';

/** A text that is stored outside of IndexedDB, to be known at once; null where there is none, or storage is blocked. */
export const readStoredText = (place: TextPlace, key: string): string | null =>
  attempt(() => textStorage(place).getItem(key)) ?? null;

/** Stores a text, or removes it (null). Where storage is blocked or full it is forgotten with the page. */
export function storeText(place: TextPlace, key: string, text: string | null): void {
  attempt(() => (text === null ? textStorage(place).removeItem(key) : textStorage(place).setItem(key, text)));
}
