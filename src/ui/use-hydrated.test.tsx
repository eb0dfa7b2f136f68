// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

const rendered = vi.fn<(hydrated: boolean) => void>();

function Part() {
  const hydrated = useHydrated();
  rendered(hydrated);
  return <p>{hydrated ? 'whole' : 'served'}</p>;
}

afterEach(() => {
  cleanup();
  rendered.mockClear();
});

it('is true from the first render of a page that was not served', () => {
  render(<Part />);
  expect(rendered.mock.calls.flat()).toEqual([true]);
});

it('is false during hydration, and stays so in the urgent render after it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Part />);
  expect(root.textContent).toBe('served');
  rendered.mockClear();
  const failed = vi.fn<(error: unknown) => void>();
  const app = await act(() => hydrateRoot(root, <Part />, { onRecoverableError: failed }));
  expect(rendered.mock.calls.flat()).toEqual([false, false, true]);
  expect(root.textContent).toBe('whole');
  expect(failed).not.toHaveBeenCalled();
  await act(() => app.unmount());
  root.remove();
});
