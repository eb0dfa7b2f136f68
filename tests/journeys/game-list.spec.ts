import type { Page } from '@playwright/test';
import { askHotGames, askVendors } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/soak.ts';
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

for (const language of journeyLanguages) {
  test.describe(`the game list in ${language}`, () => {
    test.use({ language });

    test('opens with the category and the vendor of its address [S1-053, S1-159]', async ({ page, say, request }) => {
      const vendors = (await askVendors(request)).find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? [];
      const vendor = vendors.find(({ vassalage }) => vassalage === 'LS');
      await page.goto('/m/gameList?gameType=RNG&vassalage=LS');
      await expect(tabsOf(page, say).filter({ hasText: say('Slots') })).toHaveAttribute('aria-current', 'page');
      await expect(
        page
          .getByRole('group', { name: say('Provider') })
          .getByRole('button', { name: vendor?.accountTypeName ?? '-' }),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: String(vendor?.gameCount) })).toBeVisible();
      await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
      for (const tile of await tilesOf(page, say, 'Slots').all())
        await expect(tile).toContainText(vendor?.accountTypeName ?? '-');
      await page.goto('/m/gameList?gameType=HOT');
      await expect(tabsOf(page, say).filter({ hasText: say('Popular') })).toHaveAttribute('aria-current', 'page');
      await expect(tilesOf(page, say, 'Popular')).toHaveCount(24);
    });

    test('finds games by name when Enter is pressed, and not before [S1-164]', async ({ page, say }) => {
      const [text, name] = language === 'pt' ? ['polvo', 'Rei Polvo'] : ['octopus', 'King Octopus'];
      await page.goto('/m/gameList?gameType=RNG');
      await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
      const field = page.getByRole('searchbox', { name: say('Search for a game') });
      await field.fill(text);
      await expect(page).toHaveURL(/gameType=RNG$/);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${text}`));
      await expect(page.getByRole('button', { name: new RegExp(say('Search: {text}', { text })) })).toBeVisible();
      await expect(tilesOf(page, say, 'Slots').filter({ hasText: name })).toHaveCount(1);
      for (const tile of await tilesOf(page, say, 'Slots').all())
        await expect(tile).toContainText(new RegExp(text, 'i'));
      await page.getByRole('button', { name: say('Clear the search') }).click();
      await expect(page).not.toHaveURL(/q=/);
    });

    test('says so when nothing is found, and shows no stale tiles [S2-096]', async ({ page, say }) => {
      await page.goto('/m/gameList?gameType=RNG');
      const field = page.getByRole('searchbox');
      await field.fill('zzzz <b>%_"\'');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: say('No game found') })).toBeVisible();
      await expect(page.getByText(say('Try another word, or take a filter off.'))).toBeVisible();
      await expect(page.getByRole('list', { name: say('Slots') })).toHaveCount(0);
    });
  });
}

test('takes an address with nonsense for one without it', async ({ page, say }) => {
  await page.goto('/m/gameList?gameType=NONSENSE&vassalage=%3Cscript%3E&show=%00&q=');
  await expect(tabsOf(page, say).first()).toHaveAttribute('aria-current', 'page');
  await expect(tilesOf(page, say, 'Popular')).not.toHaveCount(0);
  await page.goto('/m/gameList?gameType=RNG&vassalage=NOBODY');
  await expect(
    page.getByRole('group', { name: say('Provider') }).getByRole('button', { name: say('All'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
});

test('has the tabs of a visitor: hot games, then the categories of the server with cockfight apart [S1-160, S1-161]', async ({
  page,
  say,
}) => {
  await page.goto('/m/gameList');
  const names = [
    'Popular',
    'Slots',
    'Fishing',
    'Live',
    'Cockfight',
    'Sports',
    'E-sports',
    'PVP',
    'Lottery',
    'E-lottery',
  ];
  await expect(tabsOf(page, say)).toHaveText(names.map((name) => say(name)));
});

test('shows vendors under sports and e-sports, games under the others [S1-162, S1-163]', async ({
  page,
  say,
  request,
}) => {
  const sorting = await askVendors(request);
  await page.goto('/m/gameList?gameType=HOT');
  for (const [type, name] of [
    ['SPORTS', 'Sports'],
    ['ESPORTS', 'E-sports'],
  ] as const) {
    const vendors =
      sorting
        .find(({ gameCategory }) => gameCategory === type)
        ?.vendorNames.filter(({ vassalage }) => vassalage !== 'DS88') ?? [];
    await tabsOf(page, say)
      .filter({ hasText: new RegExp(`^${say(name)}$`) })
      .click();
    await expect(tilesOf(page, say, name)).toHaveCount(vendors.length);
    for (const [place, vendor] of vendors.entries())
      await expect(tilesOf(page, say, name).nth(place)).toContainText(vendor.accountTypeName);
    await expect(page.getByRole('button', { name: /nos favoritos$/ })).toHaveCount(0);
  }
  for (const name of ['Slots', 'Fishing', 'Live', 'Cockfight', 'PVP', 'Lottery', 'E-lottery']) {
    await tabsOf(page, say)
      .filter({ hasText: new RegExp(`^${say(name)}$`) })
      .click();
    await expect(
      tilesOf(page, say, name)
        .first()
        .getByRole('button', { name: /nos favoritos$/ }),
    ).toBeVisible();
  }
});

test('a tile shows an icon, a name and the favourite toggle [S1-174]', async ({ page, say, request }) => {
  const [game] = await askHotGames(request, 'pt');
  await page.goto('/m/gameList?gameType=HOT');
  const tile = tilesOf(page, say, 'Popular').first();
  await expect(tile.locator('img')).toHaveAttribute('src', game?.iconUrl ?? '-');
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  await expect(tile.getByRole('button', { name: game?.displayName ?? '-' }).first()).toBeVisible();
  await expect(
    tile.getByRole('button', { name: say('Keep {name} in the favourites', { name: game?.displayName ?? '-' }) }),
  ).toHaveAttribute('aria-pressed', 'false');
});

test('has a strip of all, new, hot and recent games, and a tab begins again at page 1 [S1-166, S1-312, S1-311]', async ({
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
  await expect(tilesOf(page, say, 'Slots').first().getByText(say('New'), { exact: true })).toBeVisible();

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

test('filters by vendor in the panel: pick, submit, reset [S1-170, S1-171, S1-172, S1-173, S1-165]', async ({
  page,
  say,
}) => {
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: say('Filter by provider') }).click();
  const panel = page.getByRole('dialog', { name: say('Filter') });
  const picker = panel.getByRole('group', { name: say('Provider') });
  await expect(picker.getByRole('button', { name: say('All'), exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(picker.getByRole('button', { name: 'Lunar Sete' }).locator('img')).toBeVisible();
  await expect(panel.getByRole('group')).toHaveCount(1);

  await picker.getByRole('button', { name: 'Lunar Sete' }).click();
  await expect(page).not.toHaveURL(/vassalage/);
  await panel.getByRole('button', { name: say('Show games') }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/vassalage=LS/);
  for (const tile of await tilesOf(page, say, 'Slots').all()) await expect(tile).toContainText('Lunar Sete');

  await page.getByRole('button', { name: say('Filter by provider') }).click();
  await expect(picker.getByRole('button', { name: 'Lunar Sete' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: say('Reset') }).click();
  await expect(picker.getByRole('button', { name: say('All'), exact: true })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: say('Show games') }).click();
  await expect(page).not.toHaveURL(/vassalage/);

  await page.getByRole('button', { name: say('Filter by provider') }).click();
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
