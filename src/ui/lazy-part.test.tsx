// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(cleanup);

it('shows the part when its code has come', async () => {
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>{name}</p>);
  render(
    <Suspense fallback="waiting">
      <Part name="here" />
    </Suspense>,
  );
  expect(await screen.findByText('here')).toBeDefined();
});

it('leaves the rest standing when its code cannot be had', async () => {
  const Part = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <>
      <p>the rest</p>
      <Suspense fallback="waiting">
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('the rest')).toBeDefined();
});
