// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

afterEach(cleanup);

it('announces errors at once and the rest politely, in regions that were there before', () => {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
  act(() => {
    store.show('Saved', { kind: 'success' });
    store.show('Not saved', { kind: 'error' });
  });
  expect([polite.textContent, urgent.textContent]).toEqual(['Saved', 'Not saved']);
  expect([polite.getAttribute('aria-live'), urgent.getAttribute('aria-live')]).toEqual(['polite', 'assertive']);
});
