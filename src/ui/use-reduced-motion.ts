import { useSyncExternalStore } from 'react';
import { mediaMatches, onMediaChange } from './media-query.ts';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for reduced motion, at this moment. */
export function prefersReducedMotion(): boolean {
  return mediaMatches(query);
}

const subscribe = (changed: () => void) => onMediaChange(query, changed);

/** Whether the system asks for reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
