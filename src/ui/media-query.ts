/** A media query; undefined where the browser has none, or refuses. */
function find(query: string): MediaQueryList | undefined {
  try {
    return matchMedia(query);
  } catch {
    return undefined;
  }
}

/** Whether a media query holds; false where the browser cannot say. */
export const mediaMatches = (query: string): boolean => find(query)?.matches ?? false;

/** Calls back when a media query begins or ceases to hold; answers the way to stop. */
export function onMediaChange(query: string, changed: () => void): () => void {
  const media = find(query);
  // Safari before 14 has only addListener.
  if (!media?.addEventListener) {
    media?.addListener(changed);
    return () => media?.removeListener(changed);
  }
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
