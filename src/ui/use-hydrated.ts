import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true from then on: for content that needs a hydrated page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
