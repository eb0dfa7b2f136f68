import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazyScreenDelay } from '#src/contract/core/limits.ts';
import { readQuery, writeQuery } from '#src/contract/core/query-text.ts';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { ScreenPending } from '#src/features/shell/screen-pending.tsx';
import type { Store } from '#src/platform/resource/resource.ts';
import { routeTree } from './routeTree.gen.ts';

const ScreenError = lazyPart(() => import('#src/features/shell/screen-error.tsx'), 'ScreenError', CodeMissing);

/**
 * The app's router. Loading states appear after 200 ms [S1-099]; a link's data is prefetched on intent. Search values are
 * strings: the default parser would convert codes to numbers.
 */
export function createAppRouter(store: Store, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { store },
    ...(history && { history }),
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: lazyScreenDelay,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: ScreenError,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
