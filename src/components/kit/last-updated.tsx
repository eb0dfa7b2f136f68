import { Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const LastUpdatedMark = lazyPart(() => import('./last-updated-mark.tsx'), 'LastUpdatedMark');

/** Shows the age of stored content, `at` in epoch ms, once it is old enough. Renders nothing on the server. */
export function LastUpdated({ at }: { at: number | undefined }) {
  const alive = useHydrated();
  return alive && at ? (
    <Suspense fallback={null}>
      <LastUpdatedMark at={at} />
    </Suspense>
  ) : null;
}
