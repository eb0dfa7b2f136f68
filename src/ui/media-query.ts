/** A media query; undefined if unsupported or refused. */
function find(query: string): MediaQueryList | undefined {
  try {
    return matchMedia(query);
  } catch {
    return undefined;
  }
}

/** Whether a media query matches; false if unsupported. */
export const mediaMatches = (query: string): boolean => find(query)?.matches ?? false;

/** Calls back when a media query starts or ceases to match; returns the function that unsubscribes. */
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
