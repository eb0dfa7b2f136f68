import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';

const ContinuePlaying = lazyPart(
  () => import('#src/components/games/continue/continue-playing.tsx'),
  'ContinuePlaying',
);

/** What a member played last; a guest fetches nothing of it. */
export function LastPlayed() {
  if (!useAtomValue(memberAtom)) return null;
  return (
    <Suspense fallback={null}>
      <ContinuePlaying />
    </Suspense>
  );
}
