import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { QueryToken } from '#src/features/account/query-token.tsx';
import { Support } from '#src/features/support/support.tsx';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const MemberOverlays = lazyPart(() => import('./-shell-member.tsx'), 'MemberOverlays');

/** Parts that other features add to the shell, in one chunk; those for members only are in another one. */
export function ShellOverlays() {
  const member = useAtomValue(memberAtom);
  // This chunk may be hydrated after the session is known, while the server rendered for a guest.
  const alive = useHydrated();
  return (
    <>
      <QueryToken />
      <Support />
      {alive && member && (
        <Suspense fallback={null}>
          {/* Remounted for another member. */}
          <MemberOverlays key={member.userName} />
        </Suspense>
      )}
    </>
  );
}
