import type { Page } from '@playwright/test';
import { askHotGames, askVendors } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const tabsOf = (page: Page, say: Say) => page.getByRole('navigation', { name: say('Categories') }).getByRole('link');
const tilesOf = (page: Page, say: Say, title: string) =>
  page.getByRole('list', { name: say(title), exact: true }).getByRole('listitem');
const pageOfGames = (page: Page, pageNo: number) =>
  page.waitForRequest(
    (request) =>
      request.url().includes('GCSGAME_gameList') &&
      new URL(request.url()).searchParams.get('pageNo') === String(pageNo),
  );

test('has a strip of all, new, hot and recent games, and a tab starts again at page 1; popular games are the loaded ones of the type, and nothing follows them [S1-166, S1-312, S1-313]', async ({
  page,
  say,
  request,
}) => {
  const hot = (await askHotGames(request, 'pt')).filter(({ gameType }) => gameType === 'RNG');
  const tiles = tilesOf(page, say, 'Slots');
  // The list starts with the popular games of all types, which are part of that response.
  await page.goto('/m/gameList');
  await waitForStart(page);
  await expect(tilesOf(page, say, 'Popular').first()).toBeVisible();
  await tabsOf(page, say)
    .filter({ hasText: say('Slots') })
    .click();
  const strip = page.getByRole('tablist', { name: say('Which games') });
  await expect(strip.getByRole('tab')).toHaveText([say('All'), say('games|New'), say('Popular'), say('Recent')]);
  await expect(tiles).not.toHaveCount(0);
  const second = pageOfGames(page, 2);
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 20_000);
  await second;

  const fresh = pageOfGames(page, 1);
  await strip.getByRole('tab', { name: say('games|New') }).click();
  expect(new URL((await fresh).url()).searchParams.get('isNew')).toBe('1');
  await expect(page).toHaveURL(/show=new/);
  // Where a tile is a demonstration, its mark says so.
  await expect(tiles.getByText(say('New'), { exact: true }).first()).toBeVisible();

  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (each) => void asked.push(each.url()));
  // Data of the document may be old enough to be refreshed: the test does not wait for that.
  await page.route('**/GCSGAME_hotGamesV2**', () => undefined);
  await strip.getByRole('tab', { name: say('Popular') }).click();
  await expect(page).toHaveURL(/show=hot/);
  await expect(tiles.first()).toContainText('Rei Polvo');
  await expect(tiles.first()).toContainText(hot[0]?.displayName ?? '-');
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${hot.length} `) })).toBeVisible();
  await expect(tiles).toHaveCount(hot.length);
  await expect(tiles.last()).toContainText(hot.at(-1)?.displayName ?? '-');
  expect(asked.filter((url) => url.includes('GCSGAME_gameList'))).toEqual([]);

  const again = pageOfGames(page, 1);
  await tabsOf(page, say)
    .filter({ hasText: say('Fishing') })
    .click();
  expect(new URL((await again).url()).searchParams.get('gameType')).toBe('FISH');
});

test('has a vendor strip with all and every vendor, which scrolls to the chosen one, and the same in a panel: pick, submit, reset [S1-167, S1-168, S1-169, S1-170, S1-171, S1-172]', async ({
  page,
  say,
  request,
}) => {
  const vendors = (await askVendors(request)).find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? [];
  const last = vendors.at(-1);
  await page.goto(`/m/gameList?gameType=RNG&vassalage=${last?.vassalage}`);
  await test.step('strip', async () => {
    const strip = page.getByRole('group', { name: say('Provider') });
    await expect(strip.getByRole('button')).toHaveText([
      say('All'),
      ...vendors.map(({ accountTypeName }) => accountTypeName),
    ]);
    const [inner, outer] = await strip.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(inner).toBeGreaterThan(outer ?? 0);
    const chosen = strip.getByRole('button', { name: last?.accountTypeName ?? '-' });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await expect(chosen.locator('img')).toHaveAttribute('src', last?.whiteIconUrl ?? '-');
    const other = strip.getByRole('button', { name: vendors.at(-2)?.accountTypeName ?? '-' });
    await expect(other.locator('img')).toHaveAttribute('src', vendors.at(-2)?.iconUrl ?? '-');
    await other.click();
    await expect(page).toHaveURL(new RegExp(`vassalage=${vendors.at(-2)?.vassalage}$`));
  });
  await test.step('panel', async () => {
    await go(page, '/m/gameList?gameType=RNG');
    await page.getByRole('button', { name: say('Filter games') }).click();
    const panel = page.getByRole('dialog', { name: say('Filter') });
    const picker = panel.getByRole('group', { name: say('Provider') });
    const all = picker.getByRole('button', { name: say('All'), exact: true });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await expect(picker.getByRole('button', { name: 'Lunar Sete' }).locator('img')).toBeVisible();

    await picker.getByRole('button', { name: 'Lunar Sete' }).click();
    await expect(page).not.toHaveURL(/vassalage/);
    await panel.getByRole('button', { name: say('Show games') }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/vassalage=LS/);
    for (const tile of await tilesOf(page, say, 'Slots').all()) await expect(tile).toContainText('Lunar Sete');

    await page.getByRole('button', { name: say('Filter games') }).click();
    await expect(picker.getByRole('button', { name: 'Lunar Sete' })).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: say('Reset') }).click();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await panel.getByRole('button', { name: say('Show games') }).click();
    await expect(page).not.toHaveURL(/vassalage/);

    await page.getByRole('button', { name: say('Filter games') }).click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test('loads more by itself near the end, page by page to the last game [S1-175]', async ({ page, say }) => {
  await page.goto('/m/gameList?gameType=PVP');
  const tiles = tilesOf(page, say, 'PVP');
  await expect(tiles).not.toHaveCount(0);
  const total = Number(await tiles.first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(50);
  await page.mouse.move(180, 500);
  const last = tiles.and(page.locator(`[aria-posinset="${total}"]`));
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(last).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  const places = await tiles.evaluateAll((items) => items.map((item) => Number(item.getAttribute('aria-posinset'))));
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
});
