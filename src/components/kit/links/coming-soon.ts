import { useRouter } from '@tanstack/react-router';
import { pageAt } from '#src/components/kit/page-at.ts';
import type { LinkTarget } from './target-link.tsx';

/** A page by its path, whether its route exists or is planned: the router's types know only the paths of existing routes. */
export const atPath = (path: string) => ({ to: path as '/' }) satisfies LinkTarget;

/** Returns whether a link leads to a planned page, which has no route yet. */
export function useComingSoon(): (target: LinkTarget) => boolean {
  const router = useRouter();
  return (target) => !('href' in target) && !pageAt(router, router.buildLocation(target).pathname).built;
}
