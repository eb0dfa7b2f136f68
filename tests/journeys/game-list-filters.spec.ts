import type { Page } from '@playwright/test';
import { gameList } from '#src/contract/games.ts';
import { ask, askHotGames, askVendors } from '../support/ask.ts';
import { categoryNames } from '../support/categories.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForStart } from '../support/start.ts';
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

test('has a strip of all, new, hot and recent games, and a tab begins again at page 1 [S1-166, S1-312]', async ({
  page,
  say,
}) => {
  await page.goto('/m/gameList?gameType=RNG');
  const strip = page.getByRole('tablist', { name: say('Which games') });
  await expect(strip.getByRole('tab')).toHaveText([say('All'), say('games|New'), say('Popular'), say('Recent')]);
  await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
  const second = pageOfGames(page, 2);
  await page.mouse.move(180, 500);
  await page.mouse.wheel(0, 20_000);
  await second;

  const fresh = pageOfGames(page, 1);
  await strip.getByRole('tab', { name: say('games|New') }).click();
  expect(new URL((await fresh).url()).searchParams.get('isNew')).toBe('1');
  await expect(page).toHaveURL(/show=new/);
  // Where a tile is a demonstration, that is what its mark says.
  await expect(tilesOf(page, say, 'Slots').getByText(say('New'), { exact: true }).first()).toBeVisible();

  await strip.getByRole('tab', { name: say('Popular') }).click();
  await expect(page).toHaveURL(/show=hot/);
  await expect(tilesOf(page, say, 'Slots').first()).toContainText('Rei Polvo');

  const again = pageOfGames(page, 1);
  await tabsOf(page, say)
    .filter({ hasText: say('Fishing') })
    .click();
  expect(new URL((await again).url()).searchParams.get('gameType')).toBe('FISH');
});

test('has a vendor strip with all and every vendor, which scrolls to the chosen one [S1-167, S1-168, S1-169]', async ({
  page,
  say,
  request,
}) => {
  const vendors = (await askVendors(request)).find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? [];
  const last = vendors.at(-1);
  await page.goto(`/m/gameList?gameType=RNG&vassalage=${last?.vassalage}`);
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

test('filters by vendor in the panel: pick, submit, reset [S1-170, S1-171, S1-172]', async ({ page, say }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: say('Filter games') }).click();
  const panel = page.getByRole('dialog', { name: say('Filter') });
  const picker = panel.getByRole('group', { name: say('Provider') });
  await expect(picker.getByRole('button', { name: say('All'), exact: true })).toHaveAttribute('aria-pressed', 'true');
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
  await expect(picker.getByRole('button', { name: say('All'), exact: true })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: say('Show games') }).click();
  await expect(page).not.toHaveURL(/vassalage/);

  await page.getByRole('button', { name: say('Filter games') }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('goes on by itself when the end comes near, page by page to the last game [S1-175]', async ({ page, say }) => {
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

for (const [what, q] of [
  ['a control character', '%00polvo%07'],
  ['more emoji than it takes', '%F0%9F%90%99'.repeat(40)],
  ['an emoji across the end', `a${'%F0%9F%90%99'.repeat(40)}`],
] as const) {
  test(`a search with ${what} is asked as far as it makes sense, and nothing is refused`, async ({ page, say }) => {
    const asked = pageOfGames(page, 1);
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('GCSGAME_gameList')) answers.push(response.status());
    });
    await page.goto(`/m/gameList?gameType=RNG&q=${q}`);
    const name = new URL((await asked).url()).searchParams.get('gameName') ?? '';
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).not.toMatch(/[\p{Cc}\p{Cs}\ufffd]/u);
    await expect(page.getByRole('combobox')).toHaveValue(name);
    await expect(page.getByText(say('Game centre')).or(page.getByRole('main')).first()).toBeVisible();
    expect(answers.filter((status) => status >= 400)).toEqual([]);
  });
}

test('popular games are those of the type that are already here: no answer is needed, and nothing follows them [S1-313]', async ({
  page,
  say,
  request,
}) => {
  const hot = (await askHotGames(request, 'pt')).filter(({ gameType }) => gameType === 'RNG');
  // The list opens with the popular games of all types, which have come with that.
  await page.goto('/m/gameList');
  await waitForStart(page);
  await expect(tilesOf(page, say, 'Popular').first()).toBeVisible();
  await tabsOf(page, say)
    .filter({ hasText: say('Slots') })
    .click();
  await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (each) => void asked.push(each.url()));
  // What has come with the document may be old enough to be asked for anew: that is not waited for.
  await page.route('**/GCSGAME_hotGamesV2**', () => undefined);
  await page
    .getByRole('tablist', { name: say('Which games') })
    .getByRole('tab', { name: say('Popular') })
    .click();
  await expect(tilesOf(page, say, 'Slots').first()).toContainText(hot[0]?.displayName ?? '-');
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${hot.length} `) })).toBeVisible();
  await expect(tilesOf(page, say, 'Slots')).toHaveCount(hot.length);
  await expect(tilesOf(page, say, 'Slots').last()).toContainText(hot.at(-1)?.displayName ?? '-');
  expect(asked.filter((url) => url.includes('GCSGAME_gameList'))).toEqual([]);
});

test('an address may name one classification, which is asked for and shown alone [S1-311]', async ({
  page,
  say,
  request,
}) => {
  const query = { merchant: 'mare', platform: 'html5', gameType: 'RNG', pageNo: 1, language: 'pt' } as const;
  const [all, jackpots] = [
    await ask(request, gameList, query),
    await ask(request, gameList, { ...query, gameClassify: 'JP' }),
  ];
  expect(jackpots.totalCount).toBeGreaterThan(0);
  expect(jackpots.totalCount).toBeLessThan(all.totalCount);
  await page.goto('/m/gameList?gameType=RNG&show=JP');
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${jackpots.totalCount} `) })).toBeVisible();
  for (const [place, { displayName }] of jackpots.games.slice(0, 6).entries())
    await expect(tilesOf(page, say, 'Slots').nth(place)).toContainText(displayName);
});

test('the filter by provider is on the list under every tab, and not on the home paths [S1-165]', async ({
  page,
  say,
}) => {
  const filter = page.getByRole('button', { name: say('Filter games') });
  for (const path of ['/', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/games']) {
    await page.goto(path);
    await waitForStart(page);
    await expect(page.getByRole('list', { name: say('Popular') }).first()).toBeVisible();
    await expect(filter, path).toHaveCount(0);
  }
  await page.goto('/m/gameList');
  await expect(tabsOf(page, say)).toHaveText(categoryNames.map((name) => say(name)));
  const count = await tabsOf(page, say).count();
  for (let tab = 0; tab < count; tab += 1) {
    await tabsOf(page, say).nth(tab).click();
    await expect(tabsOf(page, say).nth(tab)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('search').getByRole('combobox')).toBeVisible();
    await expect(filter).toBeVisible();
  }
});
