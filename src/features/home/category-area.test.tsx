// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { hottestGamesResource } from '#src/state/lobby/hot-games.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import { CategoryArea } from './category-area.tsx';

afterEach(cleanup);

/** Home's games under HOT, on a site without hot games; `have` sets its categories. */
async function showWithoutHotGames() {
  const { container, store } = await showInApp(() => <CategoryArea tab="HOT" />);
  const have = (...categories: ('RNG' | 'LIVE')[]) =>
    act(async () => {
      const sorting = categories.map((gameCategory) => ({ gameCategory, vendorNames: [] }));
      vendorSortingResource.set(store, undefined, { sorting, mapping: {} });
    });
  act(() => hottestGamesResource.set(store, { language: 'en' }, []));
  return { container, have };
}

it('says that there are no games yet where there are neither hot games nor categories, and nothing where there are [S1-145]', async () => {
  const { container, have } = await showWithoutHotGames();
  await have();
  expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeDefined();
  expect(screen.queryByText('Popular')).toBeNull();
  await have('RNG', 'LIVE');
  expect(container.textContent).toBe('');
});
