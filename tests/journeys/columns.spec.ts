import { setTextSize } from '../support/text-size.ts';
import { expect, test } from '../support/fixtures.ts';

/** How many tiles of home stand in each of its rows. */
const rowsOf = (tops: number[]): number[] => [
  ...tops.reduce((rows, top) => rows.set(top, (rows.get(top) ?? 0) + 1), new Map<number, number>()).values(),
];

for (const [width, rows] of [
  [320, [3, 3, 3]],
  [360, [3, 3, 3]],
  [412, [4, 4]],
  [768, [6]],
  [1280, [6]],
] as const) {
  test(`home has whole rows of tiles alone on ${width} px`, async ({ page, say }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const tiles = page.getByRole('list', { name: say('Popular') }).getByRole('listitem');
    await expect(tiles).toHaveCount(rows.reduce((sum: number, row) => sum + row, 0));
    expect(rowsOf(await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top)))).toEqual(rows);
    // A reader who hears the list counts what is there.
    await expect(tiles.first()).not.toHaveAttribute('aria-setsize');
  });
}

test('home has whole rows of two tiles where text is large', async ({ page, say }) => {
  await setTextSize(page, 2);
  await page.goto('/');
  const tiles = page.getByRole('list', { name: say('Popular') }).getByRole('listitem');
  await expect(tiles).toHaveCount(8);
  expect(rowsOf(await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top)))).toEqual([
    2, 2, 2, 2,
  ]);
});
