import { Suspense } from 'react';
import { lazyFeature } from './lazy-feature.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const DataAge = lazyFeature(() => import('./data-age.tsx').then((module) => module.DataAge));

/** Says how old something stored is, `at` in epoch milliseconds, once that matters. Nothing on the server. */
export function Age({ at }: { at: number | undefined }) {
  const alive = useHydrated();
  return alive && at ? (
    <Suspense fallback={null}>
      <DataAge at={at} />
    </Suspense>
  ) : null;
}
