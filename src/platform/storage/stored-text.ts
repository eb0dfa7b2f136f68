type Place = 'localStorage' | 'sessionStorage';

/** A text that is kept outside of IndexedDB, to be known at once; null where there is none, or storage is blocked. */
export function readKept(place: Place, key: string): string | null {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or drops it. Where storage is blocked or full it is forgotten with the page. */
export function keep(place: Place, key: string, text: string | null): void {
  try {
    if (text === null) globalThis[place].removeItem(key);
    else globalThis[place].setItem(key, text);
  } catch {
    // The page goes on without.
  }
}
