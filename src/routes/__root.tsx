import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppShell } from '#src/features/shell/app-shell.tsx';
import type { RouterContext } from '#src/router-context.ts';
import { statusResource } from '#src/state/site.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => statusResource.ensure(context.store),
  component: AppShell,
});
