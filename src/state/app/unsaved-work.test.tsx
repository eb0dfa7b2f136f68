// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { unsavedWorkAtom, useUnsavedWork } from './unsaved-work.ts';

afterEach(cleanup);

it('is true while any form has input, and false after the last of them', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const form = () => renderHook(({ dirty }) => useUnsavedWork(dirty), { wrapper, initialProps: { dirty: false } });
  const [one, other] = [form(), form()];
  expect(store.get(unsavedWorkAtom)).toBe(false);
  one.rerender({ dirty: true });
  other.rerender({ dirty: true });
  one.rerender({ dirty: false });
  expect(store.get(unsavedWorkAtom)).toBe(true);
  other.unmount();
  expect(store.get(unsavedWorkAtom)).toBe(false);
});
