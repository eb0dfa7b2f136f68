import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppShell } from '#src/features/shell/app-shell.tsx';
import type { Store } from '#src/platform/resource.ts';
import { statusResource } from '#src/state/site.ts';

const GameFrame = lazy(() =>
  import('#src/features/launch/game-frame.tsx').then((module) => ({ default: module.GameFrame })),
);

export const Route = createRootRouteWithContext<{ store: Store }>()({
  loader: ({ context }) => statusResource.ensure(context.store),
  component: () => (
    <AppShell
      game={
        <Suspense fallback={null}>
          <GameFrame />
        </Suspense>
      }
    />
  ),
});
