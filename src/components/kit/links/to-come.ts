import { useRouter } from '@tanstack/react-router';
import { pageAt } from '#src/components/kit/page-at.ts';
import type { LinkTarget } from './target-link.tsx';

/**
 * A page by its path, whether a route of its own shows it already or it is still to come: the types of the router know the paths of routes
 * alone.
 */
export const atPath = (path: string) => ({ to: path as '/' }) satisfies LinkTarget;

/** Answers whether a link leads to a page that is still to come: no route of its own shows it. */
export function useToCome(): (target: LinkTarget) => boolean {
  const router = useRouter();
  return (target) => !('href' in target) && !pageAt(router, router.buildLocation(target).pathname).built;
}
