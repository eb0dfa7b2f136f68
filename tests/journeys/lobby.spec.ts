import { askHotGames, askVendors } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';

test('/m/game shows hot games and every category with its vendors and the way to its list [S1-054]', async ({
  page,
  say,
  request,
}) => {
  await page.goto('/m/game');
  await expect(page.getByRole('heading', { level: 1, name: say('Game lobby') })).toBeVisible();
  await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('region', { name: say('Keep playing') })).toHaveCount(0);
  const sorting = await askVendors(request);
  const slots = sorting.find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? [];
  await expect(page.getByRole('list', { name: say('Slots') }).getByRole('listitem')).toHaveCount(slots.length);
  // The cockfights are a category of the app's own, and the footer adds none.
  await expect(page.getByRole('link', { name: new RegExp(`^${say('See all')}`) })).toHaveCount(sorting.length + 2);
  await page.getByRole('link', { name: say('See all: {title}', { title: say('Fishing') }) }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/);
});

test('/m/game shows a member the games played last [S1-054]', async ({ member, say }) => {
  await member.goto('/m/game');
  await expect(member.getByRole('region', { name: say('Keep playing') }).getByRole('listitem')).not.toHaveCount(0);
});

test('/m/gameCenter shows every category with how much it has, and leads to its list; vendors by name alone [S1-055, S1-147]', async ({
  page,
  say,
  request,
}) => {
  const sorting = await askVendors(request);
  const fishing = sorting.find(({ gameCategory }) => gameCategory === 'FISH')?.vendorNames ?? [];
  const games = fishing.reduce((sum, { gameCount }) => sum + gameCount, 0);
  await page.goto('/m/gameCenter');
  await expect(page.getByRole('heading', { level: 1, name: say('Game centre') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sorting.length + 2);
  const open = new Set(
    sorting.flatMap(({ vendorNames }) => vendorNames.filter((vendor) => vendor.open)).map((vendor) => vendor.vassalage),
  );
  const directory = page.getByRole('list', { name: say('All providers') });
  await expect(directory.getByRole('button')).toHaveCount(open.size);
  await expect(directory.getByRole('button', { name: 'Abissal' })).toHaveText('Abissal');
  const card = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { name: say('Fishing') }) });
  await expect(card).toContainText(new RegExp(`${games} jogos\\s*${fishing.length} provedor`));
  await card.click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/);
});

test('/m/slotsCenter shows hot slots and all slot vendors, and searches among the slots [S1-056, S1-101]', async ({
  page,
  say,
  request,
}) => {
  const sorting = await askVendors(request);
  const vendors = sorting.find(({ gameCategory }) => gameCategory === 'RNG')?.vendorNames ?? [];
  const hot = (await askHotGames(request, 'pt')).slice(0, 9).filter(({ gameType }) => gameType === 'RNG');
  await page.goto('/m/slotsCenter');
  await expect(page.getByRole('heading', { level: 1, name: say('Slots') })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(hot.length);
  await expect(page.getByRole('list', { name: say('Providers') }).getByRole('listitem')).toHaveCount(vendors.length);
  await page.getByRole('searchbox', { name: say('Search for a game') }).fill('gato');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&q=gato$/);
  await expect(page.getByRole('list', { name: say('Slots') })).toContainText('Gato da Lua');
});

test('lobby and centres lead to each other', async ({ page, say }) => {
  await page.goto('/m/game');
  const ways = page.getByRole('navigation', { name: say('Lobby and centres') });
  await ways.getByRole('link', { name: say('Categories') }).click();
  await expect(page).toHaveURL(/\/m\/gameCenter$/);
  await ways.getByRole('link', { name: say('Slots') }).click();
  await expect(page).toHaveURL(/\/m\/slotsCenter$/);
  await ways.getByRole('link', { name: say('Lobby') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('Game lobby') })).toBeVisible();
});
