import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { QueryToken } from '#src/features/account/query-token.tsx';
import { Support } from '#src/features/support/support.tsx';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const MemberOverlays = lazyPart(() => import('./-shell-member.tsx'), 'MemberOverlays');

/** What other features add around every page, in one piece of code; what only members have is another. */
export function ShellOverlays() {
  const member = useAtomValue(memberAtom);
  // This piece may be hydrated once the session is known, and the server knew of no member.
  const alive = useHydrated();
  return (
    <>
      <QueryToken />
      <Support />
      {alive && member && (
        <Suspense fallback={null}>
          {/* Another member's begins anew. */}
          <MemberOverlays key={member.userName} />
        </Suspense>
      )}
    </>
  );
}
