import { createMemoryHistory } from '@tanstack/react-router';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPages } from '#src/pages.ts';
import { createAppRouter } from '#src/router.tsx';
import { madeUp, nonsense } from '../support/nonsense.ts';
import { type PagesInProcess, startPages } from './pages-in-process.tsx';

const paths = listPages(createAppRouter(createStore(), createMemoryHistory({ initialEntries: ['/'] }))).map(
  ({ path }) => path,
);
const addresses = [
  ...Object.keys(madeUp).map((address) => ({ name: address, address })),
  ...paths.flatMap((path) =>
    Object.entries(nonsense).map(([what, query]) => ({ name: `${path} with ${what}`, address: path + query })),
  ),
];

let pages: PagesInProcess;
beforeAll(async () => {
  pages = await startPages();
});
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => pages.cleanUp());
afterAll(() => pages.close());

describe.each([
  ['a guest', false],
  ['a member', true],
])('with parameters of nonsense, %s', (_who, member) => {
  it.each(addresses)('finds a page at $name, and no error', async ({ address }) => {
    const { main, statuses } = await pages.open(address, member);
    expect(main?.textContent).not.toContain('This page did not open');
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
  });
});
