import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { memberAtom } from '#src/state/session-atoms.ts';
import { lazyPart } from './lazy-part.ts';

const ContinuePlaying = lazyPart(() =>
  import('./continue/continue-playing.tsx').then((module) => module.ContinuePlaying),
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
