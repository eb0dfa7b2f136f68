type Place = 'localStorage' | 'sessionStorage';

/** A text that is stored outside of IndexedDB, to be known at once; null where there is none, or storage is blocked. */
export function readStoredText(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it (null). Where storage is blocked or full it is forgotten with the page. */
export function storeText(place: Place, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
  } catch {
    // The page goes on without.
  }
}
