import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its document wakes, true from then on: for what only a living page needs. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
