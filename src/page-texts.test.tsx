// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bringPageTexts } from './page-texts.ts';

const texts = vi.hoisted(() => ({ there: false, load: vi.fn<(forMembers: boolean) => Promise<void>>() }));
vi.mock('#src/platform/language/i18n.ts', () => ({ hasPageTexts: () => texts.there, loadPageTexts: texts.load }));

afterEach(cleanup);

/** A site of home and one page, opened at an address. Returns its text, and a function that navigates. */
async function begin(path: '/' | '/page', access?: object) {
  const root = createRootRoute({ staticData: { page: null }, component: Outlet });
  const page = (at: string, header: 'home' | 'back') =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      staticData: { page: { header, access } } as never,
      component: () => header,
    });
  const router = createRouter({
    routeTree: root.addChildren([page('/', 'home'), page('/page', 'back')]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: ({ error }) => String(error),
    defaultPendingComponent: () => 'pending',
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
  });
  bringPageTexts(router);
  const { container } = await act(async () => render(<RouterProvider router={router as never} />));
  return { shown: () => container.textContent, go: (to: string) => act(() => router.navigate({ to } as never)) };
}

it('home is shown without the texts of pages', async () => {
  const { shown } = await begin('/');
  expect(shown()).toBe('home');
  expect(texts.load).not.toHaveBeenCalled();
});

it('a page waits for its texts as it waits for its code', async () => {
  let resolve = () => {};
  texts.load.mockReturnValue(new Promise((come) => (resolve = come)));
  const { shown } = await begin('/page');
  expect(shown()).toBe('pending');
  texts.there = true;
  await act(async () => resolve());
  await vi.waitFor(() => expect(shown()).toBe('back'));
  texts.there = false;
});

it.each([
  [{ for: 'members', otherwise: '/m/login' }, true],
  [{ for: 'securityCentre', otherwise: '/m/login' }, true],
  [{ for: 'guests', otherwise: '/m/home' }, false],
  [undefined, false],
])('a page with the access %o loads the texts of members’ pages: %s', async (access, forMembers) => {
  texts.load.mockResolvedValue();
  texts.there = true;
  await begin('/page', access);
  expect(texts.load).toHaveBeenLastCalledWith(forMembers);
  texts.there = false;
});

it('a page whose texts cannot be had is a page whose code cannot be had, until they can', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  texts.load.mockRejectedValueOnce(new Error('no texts'));
  const { shown, go } = await begin('/page');
  expect(shown()).toContain('no texts');
  await go('/');
  expect(shown()).toBe('home');
  texts.load.mockImplementation(async () => void (texts.there = true));
  await go('/page');
  expect(shown()).toBe('back');
});
