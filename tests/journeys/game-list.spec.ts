import type { Page } from '@playwright/test';
import { askHotGames, askVendors } from '../support/ask.ts';
import { categoryNames } from '../support/categories.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const tabsOf = (page: Page, say: Say) => page.getByRole('navigation', { name: say('Categories') }).getByRole('link');
const tilesOf = (page: Page, say: Say, title: string) =>
  page.getByRole('list', { name: say(title), exact: true }).getByRole('listitem');

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
      const field = page.getByRole('combobox', { name: say('Search for a game') });
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

    test('says so when nothing is found, and shows no stale tiles', async ({ page, say }) => {
      await page.goto('/m/gameList?gameType=RNG');
      const field = page.getByRole('combobox');
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
  await expect(tabsOf(page, say)).toHaveText(categoryNames.map((name) => say(name)));
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
      // A quarter of a second after the one before, its tab moves to the middle: a click could miss.
      .press('Enter');
    await expect(tilesOf(page, say, name)).toHaveCount(vendors.length);
    for (const [place, vendor] of vendors.entries())
      await expect(tilesOf(page, say, name).nth(place)).toContainText(vendor.accountTypeName);
    await expect(page.getByRole('button', { name: /nos favoritos$/ })).toHaveCount(0);
  }
  for (const name of ['Slots', 'Fishing', 'Live', 'Cockfight', 'PVP', 'Lottery', 'E-lottery']) {
    await tabsOf(page, say)
      .filter({ hasText: new RegExp(`^${say(name)}$`) })
      .press('Enter');
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

const offered = ['Slots', 'Fishing', 'Live', 'Cockfight', 'Sports', 'E-sports', 'PVP', 'Lottery'] as const;

test('offers every kind of game; live tables begin with who is there right now, and a tap opens the table [S1-003]', async ({
  member,
  say,
}) => {
  await member.goto('/m/gameList?gameType=LIVE');
  for (const kind of offered)
    await expect(
      tabsOf(member, say)
        .filter({ hasText: say(kind) })
        .first(),
    ).toBeAttached();
  const hosts = member.getByRole('list', { name: say('Live now') });
  await expect(hosts.getByRole('listitem')).toHaveCount(5);
  // Her day off.
  await expect(hosts.getByText('Bia Santoro')).toHaveCount(0);
  await waitForStart(member);
  await hosts.getByRole('button', { name: /^Lara Nunes/ }).click();
  await expect(member.getByRole('dialog', { name: 'Baú Prime' })).toBeVisible();
});
