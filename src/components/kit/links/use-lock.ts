import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import type { LinkTarget } from './target-link.tsx';

/** Returns whether the signed-in member's type may not enter a link's target, as the page itself declares. */
export function useLock(): (target: LinkTarget) => boolean {
  const router = useRouter();
  const type = useAtomValue(memberAtom)?.type;
  return (target) => {
    if (type === undefined || 'href' in target) return false;
    const route = router.getMatchedRoutes(router.buildLocation(target).pathname)[0].at(-1);
    const ability = route?.options.staticData?.page?.may;
    return ability !== undefined && !may[ability](type);
  };
}
