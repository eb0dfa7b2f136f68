import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that comes when it is first shown. Where its code cannot be had, the place waits as it is: as the
 * server rendered it, or as its Suspense fallback. No part may take the rest of the page down. (A browser remembers for
 * the life of the document that a module could not be fetched: the next visit asks again.)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => undefined)) }));
}
