import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for less motion, at this moment. */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(query);
  // Safari before 14 has only addListener.
  if (!media.addEventListener) {
    media.addListener(changed);
    return () => media.removeListener(changed);
  }
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the system asks for less motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
