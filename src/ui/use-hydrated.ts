import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its document is hydrated, true from then on: for what only a hydrated page needs. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
