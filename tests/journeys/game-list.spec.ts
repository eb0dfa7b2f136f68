import type { Page } from '@playwright/test';
import { gameList } from '#src/contract/lobby/games.ts';
import { ask, askHotGames, askVendors } from '../support/ask.ts';
import { categoryNames } from '../support/categories.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForPage } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const tabsOf = (page: Page, say: Say) => page.getByRole('navigation', { name: say('Categories') }).getByRole('link');
const tilesOf = (page: Page, say: Say, title: string) =>
  page.getByRole('list', { name: say(title), exact: true }).getByRole('listitem');
const providersOf = (page: Page, say: Say) => page.getByRole('group', { name: say('Provider') }).getByRole('button');

for (const language of journeyLanguages) {
  test.describe(`the game list in ${language}`, () => {
    test.use({ language });

    test('opens with the category and the vendor of its URL; a tile shows an icon, a name and the favourite toggle; finds games by name when Enter is pressed, and not before, and says so when nothing is found [S1-053, S1-159, S1-164, S1-174]', async ({
      page,
      say,
      request,
    }) => {
      const vendors = (await askVendors(request)).find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? [];
      const vendor = vendors.find(({ vassalage }) => vassalage === 'LS');
      const [game] = await askHotGames(request, language);
      await page.goto('/m/gameList?gameType=RNG&vassalage=LS');
      await expect(tabsOf(page, say).filter({ hasText: say('Slots') })).toHaveAttribute('aria-current', 'page');
      await expect(
        providersOf(page, say).and(page.getByRole('button', { name: vendor?.accountTypeName ?? '-' })),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('status').filter({ hasText: String(vendor?.gameCount) })).toBeVisible();
      await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
      for (const tile of await tilesOf(page, say, 'Slots').all())
        await expect(tile).toContainText(vendor?.accountTypeName ?? '-');

      await go(page, '/m/gameList?gameType=HOT');
      await expect(tabsOf(page, say).filter({ hasText: say('Popular') })).toHaveAttribute('aria-current', 'page');
      await expect(tilesOf(page, say, 'Popular')).toHaveCount(24);
      const tile = tilesOf(page, say, 'Popular').first();
      await expect(tile.locator('img')).toHaveAttribute('src', game?.iconUrl ?? '-');
      await expect(tile.locator('img')).toHaveJSProperty('complete', true);
      await expect(tile.getByRole('button', { name: game?.displayName ?? '-' }).first()).toBeVisible();
      await expect(
        tile.getByRole('button', { name: say('Save {name} to favourites', { name: game?.displayName ?? '-' }) }),
      ).toHaveAttribute('aria-pressed', 'false');

      const [text, name] = language === 'pt' ? ['polvo', 'Rei Polvo'] : ['octopus', 'King Octopus'];
      await go(page, '/m/gameList?gameType=RNG');
      await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
      const field = page.getByRole('combobox', { name: say('Search for a game') });
      await field.fill(text);
      await expect(page).toHaveURL(/gameType=RNG$/);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`q=${text}`));
      await expect(page.getByRole('button', { name: new RegExp(say('Search: {text}', { text })) })).toBeVisible();
      await expect(tilesOf(page, say, 'Slots').filter({ hasText: name })).toHaveCount(1);
      for (const found of await tilesOf(page, say, 'Slots').all())
        await expect(found).toContainText(new RegExp(text, 'i'));
      await page.getByRole('button', { name: new RegExp(say('Search: {text}', { text })) }).click();
      await expect(page).not.toHaveURL(/q=/);
      await expect(field).toHaveValue('');

      await field.fill(text);
      await field.press('Enter');
      await expect(page).toHaveURL(/q=/);
      await page.getByRole('button', { name: say('Clear the search') }).click();
      await expect(page).not.toHaveURL(/q=/);

      // And shows no stale tiles.
      await field.fill('zzzz <b>%_"\'');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: say('No game found') })).toBeVisible();
      await expect(page.getByText(say('Try another word or clear a filter.'))).toBeVisible();
      await expect(page.getByRole('list', { name: say('Slots') })).toHaveCount(0);
    });
  });
}

test('treats a URL with nonsense like one without it, uses the valid part of a search, and shows only a classification [S1-311]', async ({
  page,
  say,
  request,
}) => {
  await test.step('a control character, and more emoji than allowed, one of them across the limit', async () => {
    const asked = page.waitForRequest((each) => each.url().includes('GCSGAME_gameList'));
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('GCSGAME_gameList')) answers.push(response.status());
    });
    await page.goto(`/m/gameList?gameType=RNG&q=%00xyzzy${'%F0%9F%90%99'.repeat(40)}`);
    const name = new URL((await asked).url()).searchParams.get('gameName') ?? '';
    expect(name).toMatch(/^xyzzy./u);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(name).not.toMatch(/[\p{Cc}\p{Cs}\ufffd]/u);
    await expect(page.getByRole('combobox')).toHaveValue(name);
    await expect(page.getByRole('heading', { name: say('No game found') })).toBeVisible();
    expect(answers.filter((status) => status >= 400)).toEqual([]);
  });
  await test.step('nonsense', async () => {
    await page.goto('/m/gameList?gameType=NONSENSE&vassalage=%3Cscript%3E&show=%00&q=');
    await expect(tabsOf(page, say).first()).toHaveAttribute('aria-current', 'page');
    await expect(tilesOf(page, say, 'Popular')).not.toHaveCount(0);
    await go(page, '/m/gameList?gameType=RNG&vassalage=NOBODY');
    await expect(providersOf(page, say).first()).toHaveText(say('All'));
    await expect(providersOf(page, say).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(tilesOf(page, say, 'Slots')).not.toHaveCount(0);
  });
  await test.step('one classification', async () => {
    const query = { merchant: 'mare', platform: 'html5', gameType: 'RNG', pageNo: 1, language: 'pt' } as const;
    const [all, jackpots] = [
      await ask(request, gameList, query),
      await ask(request, gameList, { ...query, gameClassify: 'JP' }),
    ];
    expect(jackpots.totalCount).toBeGreaterThan(0);
    expect(jackpots.totalCount).toBeLessThan(all.totalCount);
    await go(page, '/m/gameList?gameType=RNG&show=JP');
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${jackpots.totalCount} `) })).toBeVisible();
    for (const [place, { displayName }] of jackpots.games.slice(0, 6).entries())
      await expect(tilesOf(page, say, 'Slots').nth(place)).toContainText(displayName);
  });
});

/** The tabs that show vendors, and their categories. */
const vendorTabs = new Map<string, string>([
  ['Sports', 'SPORTS'],
  ['E-sports', 'ESPORTS'],
]);

test('has the tabs of a visitor, vendors under sports and e-sports and games under the others, and the filter by provider under each and not on the home paths [S1-160, S1-161, S1-162, S1-163, S1-165]', async ({
  visitor,
  say,
  request,
}) => {
  const sorting = await askVendors(request);
  const filter = visitor.getByRole('button', { name: say('Filter games') });
  for (const path of ['/', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/games']) {
    await go(visitor, path);
    await waitForPage(visitor);
    await expect(visitor.getByRole('list', { name: say('Popular') }).first()).toBeVisible();
    await expect(filter, path).toHaveCount(0);
  }
  await go(visitor, '/m/gameList');
  await expect(tabsOf(visitor, say)).toHaveText(categoryNames.map((name) => say(name)));
  for (const name of categoryNames) {
    const tab = tabsOf(visitor, say).filter({ hasText: new RegExp(`^${say(name)}$`) });
    // A quarter of a second after the one before, its tab moves to the middle: a click could miss.
    await tab.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const tiles = tilesOf(visitor, say, name);
    const type = vendorTabs.get(name);
    const star = visitor.getByRole('button', { name: /nos favoritos$/ });
    if (type) {
      const vendors =
        sorting
          .find(({ gameCategory }) => gameCategory === type)
          ?.vendorNames.filter(({ vassalage }) => vassalage !== 'DS88') ?? [];
      await expect(tiles).toHaveCount(vendors.length);
      for (const [place, vendor] of vendors.entries())
        await expect(tiles.nth(place)).toContainText(vendor.accountTypeName);
      await expect(star).toHaveCount(0);
    } else await expect(tiles.first().getByRole('button', { name: /nos favoritos$/ })).toBeVisible();
    await expect(visitor.getByRole('search').getByRole('combobox')).toBeVisible();
    await expect(filter).toBeVisible();
  }
});
