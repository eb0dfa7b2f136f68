import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';

const ContinuePlaying = lazyPart(
  () => import('#src/components/games/continue/continue-playing.tsx'),
  'ContinuePlaying',
);

/** The games that a member played last; a guest loads none of its code. */
export function LastPlayed() {
  if (!useAtomValue(memberAtom)) return null;
  return (
    <Suspense fallback={null}>
      <ContinuePlaying />
    </Suspense>
  );
}
