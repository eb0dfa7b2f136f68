import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { setTextSize } from '../support/text-size.ts';

/** Number of these tiles in each of their rows. */
const rowsOf = async (tiles: Locator): Promise<number[]> => {
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  return [...tops.reduce((rows, top) => rows.set(top, (rows.get(top) ?? 0) + 1), new Map<number, number>()).values()];
};

test('home has only whole rows of tiles, however wide it is and however large its text', async ({ page, say }) => {
  const tiles = page.getByRole('list', { name: say('Popular') }).getByRole('listitem');
  await page.goto('/');
  for (const [width, rows] of [
    [320, [3, 3, 3]],
    [360, [3, 3, 3]],
    [412, [4, 4]],
    [768, [6]],
    [1280, [6]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(tiles, `on ${width} px`).toHaveCount(rows.reduce((sum: number, row) => sum + row, 0));
    expect(await rowsOf(tiles), `on ${width} px`).toEqual(rows);
    // A screen reader announces the number of visible items.
    await expect(tiles.first()).not.toHaveAttribute('aria-setsize');
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await setTextSize(page, 2);
  await page.reload();
  await expect(tiles).toHaveCount(8);
  expect(await rowsOf(tiles)).toEqual([2, 2, 2, 2]);
});
