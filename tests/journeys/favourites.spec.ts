import type { Page } from '@playwright/test';
import { pageSize } from '#src/contract/core/limits.ts';
import { withDatabase } from '../support/database.ts';
import { addOldFavourites, favouritesOf } from '../support/favourites.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForFollowing, waitForPage } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const starOf = (page: Page, say: Say, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('Save {name} to favourites', { name }) })
    .first();
const add = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('addFavoriteGameV2') && response.ok());
const remove = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('removeFavoriteGameV2') && response.ok());

test('a star that is tapped in one tab changes in the other, which reverts it', async ({
  member,
  context,
  gateway,
  say,
}) => {
  const before = await favouritesOf(gateway, 'marina.costa');
  const other = await context.newPage();
  await other.goto('/m/gameList?gameType=HOT');
  await go(member, '/m/gameList?gameType=HOT');
  // Home has stars of the same names.
  await waitForPage(member);
  // This game is already a favourite of the member: the stars are loaded.
  for (const page of [member, other]) {
    await waitForFollowing(page);
    await expect(starOf(page, say, 'Rei Polvo')).toHaveAttribute('aria-pressed', 'true');
  }
  const stars = other.getByRole('main').getByRole('button', { pressed: false });
  const label = say('Save {name} to favourites', { name: '' }).trim().split(' ')[0] ?? '';
  const name =
    (await stars
      .and(other.locator(`[aria-label^="${label} "]`))
      .first()
      .getAttribute('aria-label')) ?? '';
  const [here, there] = [member, other].map((page) => page.getByRole('button', { name, exact: true }).first());
  if (!here || !there) throw new Error('there is no star');
  await here.click();
  await expect(there).toHaveAttribute('aria-pressed', 'true');
  const removed = remove(other);
  await there.click();
  await removed;
  await expect(here).toHaveAttribute('aria-pressed', 'false');
  expect(await favouritesOf(gateway, 'marina.costa')).toEqual(before);
});

for (const language of journeyLanguages) {
  test.describe(`favourites in ${language}`, () => {
    test.use({ language, account: demoAccount('helena.prado') });
    const game =
      language === 'pt'
        ? { name: 'Mina Dourada', id: 'amb-mina-dourada' }
        : { name: 'Turbo Toucan', id: 'ip-tucano-turbo' };

    test('a visitor who taps a star or opens the favourites, which have no tab, is sent to the login; after a search the login says why for 2 s [S1-006, S1-160, S1-314, S1-315, S1-320]', async ({
      visitor,
      say,
    }) => {
      const login = /\/m\/login$/;
      await starOf(visitor, say, language === 'pt' ? 'Rei Polvo' : 'King Octopus').click();
      await expect(visitor).toHaveURL(login);
      await go(visitor, '/m/gameList');
      const tabs = visitor.getByRole('navigation', { name: say('Categories') }).getByRole('link');
      await expect(tabs.first()).toBeVisible();
      await expect(tabs.filter({ hasText: say('Favourites') })).toHaveCount(0);
      await go(visitor, '/m/gameList?gameType=FAV');
      await expect(visitor).toHaveURL(login);
      await visitor.goto('/m/gameList?gameType=FAV&q=polvo');
      await expect(visitor).toHaveURL(login);
      const told = visitor.getByText(say('You are not logged in. Please log in first.'));
      await expect(told).toBeVisible();
      await expect(told).toBeHidden({ timeout: 3000 });
    });

    test('a star shows a loading message while it is saved, and hides it when that fails; a starred game survives a reload; removing the star removes the game from the list at once; on home the tab of favourites is last [S1-007, S1-053, S1-133, S1-176, S1-319, S1-321, S1-323, S1-402]', async ({
      member,
      gateway,
      say,
      consoleWatch,
    }) => {
      await test.step('not saved', async () => {
        const failing = '**/*addFavoriteGameV2';
        consoleWatch.allow(/status of 500 .*addFavoriteGameV2/);
        const { promise, resolve } = Promise.withResolvers<void>();
        await member.route(failing, async (route) => {
          await promise;
          await route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>no</h1>' });
        });
        const star = starOf(member, say, language === 'pt' ? 'Rei Polvo' : 'King Octopus');
        await star.click();
        const waiting = member.getByRole('status').getByText(say('Please wait…'));
        await expect(waiting).toBeVisible();
        await expect(star).toHaveAttribute('aria-busy', 'true');
        await expect(star).toHaveAttribute('aria-pressed', 'false');
        resolve();
        await expect(waiting).toBeHidden();
        await expect(member.getByText(say('Not saved: the favourite is as it was.'))).toBeVisible();
        await expect(star).toHaveAttribute('aria-pressed', 'false');
        await expect(star).not.toHaveAttribute('aria-busy');
        await member.unroute(failing);
      });
      await test.step('on home', async () => {
        const strip = member.getByRole('group', { name: say('Categories') });
        await expect(strip.getByRole('button').last()).toHaveText(say('Favourites'));
        await strip.getByRole('button', { name: say('Favourites') }).click();
        const block = member.getByRole('region', { name: say('Favourites') });
        await expect(block.getByRole('listitem')).toHaveCount(3);
        await block.getByRole('link', { name: say('See all: {title}', { title: say('Favourites') }) }).click();
        await expect(member).toHaveURL(/\/m\/gameList\?gameType=FAV$/);
      });
      await go(member, '/m/gameList?gameType=HOT');
      const star = starOf(member, say, game.name);
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      const added = add(member);
      await star.click();
      await added;
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      const saved = member.getByRole('status').getByText(say('Saved to favourites'));
      await expect(saved).toBeVisible();
      await expect(saved).toBeHidden({ timeout: 3000 });
      expect(await favouritesOf(gateway, 'helena.prado')).toContain(game.id);

      await member.reload();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await member
        .getByRole('navigation', { name: say('Categories') })
        .getByRole('link', { name: say('Favourites') })
        .click();
      await expect(member).toHaveURL(/gameType=FAV$/);
      const list = member.getByRole('list', { name: say('Favourites'), exact: true });
      await expect(list.getByRole('listitem')).toHaveCount(4);
      await expect(list.getByRole('listitem').first()).toContainText(game.name);

      await member.evaluate(() => document.body.setAttribute('data-same-page', ''));
      const removed = remove(member);
      await starOf(member, say, game.name).click();
      await removed;
      await expect(list.getByRole('listitem')).toHaveCount(3);
      await expect(member.getByRole('status').getByText(say('Removed from favourites'))).toBeVisible();
      await expect(list).not.toContainText(game.name);
      await expect(member.locator('body')).toHaveAttribute('data-same-page');
      expect(await favouritesOf(gateway, 'helena.prado')).not.toContain(game.id);
    });
  });
}

test.describe('a favourite', () => {
  test.use({ account: demoAccount('helena.prado') });

  test('of a removed game cannot be added, and a stored one disappears from the list without an error; one whose page is not loaded yet is found by a search', async ({
    member,
    gateway,
    say,
    consoleWatch,
  }) => {
    consoleWatch.allow(/status of 404 .*addFavoriteGameV2/);
    const setActive = (nodeId: string, active: 0 | 1) =>
      withDatabase(gateway, (db) => db.updateTable('games').set({ active }).where('node_id', '=', nodeId).execute());
    const list = member.getByRole('list', { name: say('Favourites'), exact: true });
    const star = starOf(member, say, 'Vulcão 7');
    await expect(star).toBeVisible();
    await setActive('fsc-vulcao-7', 0);
    await setActive('rj-jardim-de-jade', 0);
    try {
      await star.click();
      await expect(member.getByText(say('Not saved: the favourite is as it was.'))).toBeVisible();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      await member.goto('/m/gameList?gameType=FAV');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list).not.toContainText('Jardim de Jade');
    } finally {
      await setActive('fsc-vulcao-7', 1);
      await setActive('rj-jardim-de-jade', 1);
    }
    const sought = 'Mina Dourada';
    // The oldest, after two pages of others.
    const takeOff = await addOldFavourites(gateway, 'helena.prado', { name: sought, after: 2 * pageSize });
    try {
      await member.goto('/m/gameList?gameType=FAV&q=mina%20dourada');
      await expect(list.getByRole('listitem')).toHaveText([new RegExp(sought)]);
      // A search without results says that, and not that there are no favourites.
      await go(member, '/m/gameList?gameType=FAV&q=nada%20disso');
      await expect(member.getByText(say('No game found'))).toBeVisible();
      await expect(member.getByText(say('No favourites yet'))).toHaveCount(0);
    } finally {
      await takeOff();
    }
  });
});
