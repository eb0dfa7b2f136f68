// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

it('shows the part when its code has loaded', async () => {
  const Part = lazyPart(async () => ({ Name: ({ name }: { name: string }) => <p>{name}</p> }), 'Name');
  render(
    <Suspense fallback="waiting">
      <Part name="here" />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeDefined();
});

it('leaves the rest standing, and its place as it is, when its code cannot be had', async () => {
  const load = vi.fn<() => Promise<{ Part: ComponentType }>>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const Part = lazyPart(load, 'Part');
  render(
    <>
      <p>the rest</p>
      <Suspense fallback="the place">
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => load.mock.settledResults.length).toBe(1);
  await act(async () => undefined);
  expect(screen.getByText('the rest')).toBeDefined();
  expect(screen.getByText('the place')).toBeDefined();
});

it('shows the fallback for code that fails to load', async () => {
  const Part = lazyPart<'Part', object>(
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    'Part',
    () => <button>Try again</button>,
  );
  render(
    <Suspense fallback="the place">
      <Part />
    </Suspense>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
