import { askHotGames, askVendors } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { go } from '../support/start.ts';

test('/m/game, /m/gameCenter and /m/slotsCenter show games, categories and vendors, and link to each other and to the lists [S1-054, S1-055, S1-056, S1-101, S1-147, S1-165]', async ({
  page,
  gateway,
  account,
  say,
  request,
}) => {
  const [sorting, games] = await Promise.all([askVendors(request), askHotGames(request, 'pt')]);
  const vendorsOf = (type: string) => sorting.find(({ gameCategory }) => gameCategory === type)?.vendorNames ?? [];
  const slots = vendorsOf('RNG');
  const ways = page.getByRole('navigation', { name: say('Lobby and centres') });
  const tilesOf = (name: string) => page.getByRole('list', { name: say(name) }).getByRole('listitem');
  const title = (name: string) => page.getByRole('heading', { level: 1, name: say(name) });
  await test.step('lobby: hot games, and every category with its vendors and a link to its list', async () => {
    await page.goto('/m/game');
    await expect(title('Game lobby')).toBeVisible();
    await expect(tilesOf('Popular')).toHaveCount(9);
    await expect(page.getByRole('region', { name: say('Keep playing') })).toHaveCount(0);
    await expect(tilesOf('Slots')).toHaveCount(slots.length);
    // The cockfights are a category of the app's own, and the footer adds none.
    await expect(page.getByRole('link', { name: new RegExp(`^${say('See all')}`) })).toHaveCount(sorting.length + 2);
    await page.getByRole('link', { name: say('See all: {title}', { title: say('Fishing') }) }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/);
    await page.goBack();
  });
  await test.step('slots centre: hot slots, all slot vendors, a search among the slots', async () => {
    await ways.getByRole('link', { name: say('Slots') }).click();
    await expect(page).toHaveURL(/\/m\/slotsCenter$/);
    await expect(title('Slots')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const hot = games.slice(0, 9).filter(({ gameType }) => gameType === 'RNG');
    await expect(tilesOf('Popular')).toHaveCount(hot.length);
    await expect(tilesOf('Providers')).toHaveCount(slots.length);
    // Its field leads to the game list, which has the filter by provider.
    const filter = page.getByRole('button', { name: say('Filter games') });
    await expect(filter).toHaveCount(0);
    const field = page.getByRole('combobox', { name: say('Search for a game') });
    const suggested = page.getByRole('listbox', { name: say('Suggestions') }).getByRole('option');
    await field.pressSequentially('rei povlo');
    await expect(suggested.first()).toContainText('Rei Polvo');
    await expectAccessible(page);
    await field.fill('gato');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG&q=gato$/);
    await expect(page.getByRole('list', { name: say('Slots') })).toContainText('Gato da Lua');
    await expect(filter).toBeVisible();
    await page.goBack();
    await ways.getByRole('link', { name: say('Lobby') }).click();
    await expect(title('Game lobby')).toBeVisible();
  });
  await test.step('game centre: every category with its numbers; vendors by name only', async () => {
    await ways.getByRole('link', { name: say('Categories') }).click();
    await expect(page).toHaveURL(/\/m\/gameCenter$/);
    await expect(title('Game centre')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(sorting.length + 2);
    const open = new Set(
      sorting.flatMap(({ vendorNames }) => vendorNames.filter((one) => one.open)).map(({ vassalage }) => vassalage),
    );
    const directory = page.getByRole('list', { name: say('All providers') });
    await expect(directory.getByRole('button')).toHaveCount(open.size);
    await expect(directory.getByRole('button', { name: 'Abissal' })).toHaveText('Abissal');
    const card = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { name: say('Fishing') }) });
    const fishing = vendorsOf('FISH');
    const count = fishing.reduce((sum, { gameCount }) => sum + gameCount, 0);
    await expect(card).toContainText(new RegExp(`${count} jogos\\s*${fishing.length} provedor`));
    await card.click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=FISH$/);
  });
  await test.step('a member sees the games played last in the lobby', async () => {
    await comeBackAs(page, gateway, account.userName);
    await go(page, '/m/game');
    await expect(page.getByRole('region', { name: say('Keep playing') }).getByRole('listitem')).not.toHaveCount(0);
  });
});
