import { cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import type { Store } from '#src/platform/resource/resource.ts';
import { useUnsavedWork } from '#src/state/app/unsaved-work.ts';

/** A form with input on a page with this store; returns the function that empties it. */
export function holdUnsavedWork(store: Store): () => void {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useUnsavedWork(true), { wrapper });
  return cleanup;
}
