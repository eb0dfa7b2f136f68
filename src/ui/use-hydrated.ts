import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and during hydration, true from then on: for content that needs a hydrated page. The change is deferred, so
 * that React renders that content in slices: of itself it renders a store's change at once, which is a long task on a slow phone.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
