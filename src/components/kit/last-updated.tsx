import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const LastUpdatedMark = lazyPart(() => import('./last-updated-mark.tsx'), 'LastUpdatedMark');

/** Says how old something stored is, `at` in epoch milliseconds, once that matters. Nothing on the server. */
export function LastUpdated({ at }: { at: number | undefined }) {
  const alive = useHydrated();
  return alive && at ? (
    <Suspense fallback={null}>
      <LastUpdatedMark at={at} />
    </Suspense>
  ) : null;
}
