import type { Page, Route } from '@playwright/test';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { loadingIn } from '../support/loading.ts';
import { demoAccount } from '../support/members.ts';
import { readSession } from '../support/session.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForHomeCode, waitForStart } from '../support/start.ts';

const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel</h1>' });
const gameLists = '**/wps/relay/GCSGAME_gameList*';
const gamesOf = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');

for (const language of journeyLanguages) {
  test.describe(`a gateway in trouble, in ${language}`, () => {
    test.use({ language });
    test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/Failed to load resource|ERR_/));

    test('that is down, responds with HTML, is slow or does not respond: a list says which, keeps its data and loads again on request [S1-406, S1-407]', async ({
      visitor,
      say,
    }) => {
      const alert = visitor.getByRole('alert');
      const again = visitor.getByRole('main').getByRole('button', { name: say('Try again') });
      await test.step('down', async () => {
        await visitor.route(gameLists, (route) => route.abort('connectionrefused'));
        await go(visitor, '/m/gameList?gameType=FISH');
        await expect(alert.getByText(say('Open this page once while online to see it here.'))).toBeVisible();
        await expect(visitor.getByRole('navigation', { name: say('Categories') })).toBeVisible();
        await visitor.unroute(gameLists);
      });
      await test.step('HTML', async () => {
        await visitor.route(gameLists, html);
        await again.click();
        const nonsense = say('The server sent an invalid answer. Try again in a moment.');
        await expect(alert.getByText(nonsense)).toBeVisible();
        await expect(visitor.getByText('Welcome to the hotel')).toHaveCount(0);
        await visitor.unroute(gameLists);
        await again.click();
        await expect(gamesOf(visitor, say('Fishing'))).not.toHaveCount(0);
        await expect(alert.getByRole('heading')).toHaveCount(0);
      });
      await test.step('slow', async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        await visitor.route(gameLists, async (route) => {
          await promise;
          await route.continue();
        });
        await go(visitor, '/m/gameList?gameType=PVP');
        await expect(loadingIn(visitor)).toBeVisible();
        resolve();
        await expect(gamesOf(visitor, 'PVP')).not.toHaveCount(0);
        await expect(loadingIn(visitor)).toHaveCount(0);
        await visitor.unroute(gameLists);
      });
      await test.step('a page that does not arrive', async () => {
        const second = (url: URL) =>
          url.pathname.endsWith('GCSGAME_gameList') && url.searchParams.get('pageNo') === '2';
        await visitor.route(second, (route) => route.abort('failed'));
        // A type whose second page is not cached yet.
        await go(visitor, '/m/gameList?gameType=RNG');
        await expect(gamesOf(visitor, say('Slots'))).not.toHaveCount(0);
        await visitor.mouse.move(180, 500);
        const told = alert.filter({ hasText: say('No internet. Check your connection and try again.') });
        await expect(async () => {
          await visitor.mouse.wheel(0, 3000);
          await expect(told).toBeVisible({ timeout: 500 });
        }).toPass();
        const twentySixth = gamesOf(visitor, say('Slots')).and(visitor.locator('[aria-posinset="26"]'));
        await expect(twentySixth).toHaveCount(0);
        await visitor.unroute(second);
        await told.getByRole('button', { name: say('Try again') }).click();
        await expect(twentySixth).toBeAttached();
      });
      await test.step('no answer for ten seconds', async () => {
        const asked = visitor.waitForRequest(gameLists);
        await visitor.route(gameLists, () => undefined);
        await visitor.clock.install();
        await go(visitor, '/m/gameList?gameType=LOTT');
        await asked;
        const slow = alert.getByText(say('Slow connection. Try again in a moment.'));
        await visitor.clock.fastForward(10_000);
        await expect(slow).toBeVisible();
        await visitor.unroute(gameLists);
        await again.click();
        await expect(gamesOf(visitor, say('Lottery'))).not.toHaveCount(0);
      });
    });

    test('at the login: nothing typed is lost, and the error says what to do', async ({ page, say }) => {
      const { userName, password } = demoAccount('marina.costa');
      await page.goto('/m/login');
      const [name, secret] = [
        page.getByLabel(say('Username'), { exact: true }),
        page.getByLabel(say('Password'), { exact: true }),
      ];
      await name.fill(userName);
      await secret.fill(password);
      const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
      await page.route('**/wps/session/login', (route) => route.abort('connectionreset'));
      await submit.click();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(say('No internet. Check your connection and try again.'));
      await page.unroute('**/wps/session/login');
      await page.route('**/wps/session/login', html);
      await submit.click();
      await expect(alert).toContainText(say('The server sent an invalid answer. Try again in a moment.'));
      await expect(name).toHaveValue(userName);
      await expect(secret).toHaveValue(password);
      expect(await readSession(page)).toBeNull();
      await page.unroute('**/wps/session/login');
      await submit.click();
      await expect(page.getByRole('banner')).toContainText(userName);
    });
  });
}

test('a balance that cannot be refreshed stays, marked as old; a failed launch is reported once and can be retried', async ({
  member,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_/);
  const header = member.getByRole('banner');
  await expect(header).toContainText(/R\$\s[\d.]+,\d\d$/);
  const shown = await header.textContent();
  await member.route('**/wps/wallets/gcs*', (route) => route.abort('failed'));
  await header.getByRole('button', { name: say('Refresh balance') }).click();
  await expect(header.getByText(say('Refreshing the balance'))).toHaveCount(0);
  await expect(header).toContainText(shown ?? '-');
  await expect(header.getByText(new RegExp(`^${say('Saved {age}', { age: '.+' })}$`))).toBeAttached();
  await member.unroute('**/wps/wallets/gcs*');

  await member.route('**/wps/game/launchGame', (route) => route.abort('failed'));
  const tile = member
    .getByRole('list', { name: say('Popular') })
    .getByRole('button', { name: 'Rei Polvo' })
    .first();
  await tile.click();
  await expect(
    member.getByRole('alert').getByText(say('No internet. Check your connection and try again.')),
  ).toBeVisible();
  await expect(member.getByRole('dialog')).toHaveCount(0);
  await member.unroute('**/wps/game/launchGame');
  await tile.click();
  await expect(member.getByRole('dialog', { name: 'Rei Polvo' }).locator('iframe')).toBeVisible();
});

test('offline the bar says so, and disappears when the network is back [S1-407]', async ({
  visitor,
  context,
  say,
  consoleWatch,
}) => {
  // The browser's own messages about aborted pictures and reads; none are about code.
  consoleWatch.allow(
    /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \(http:\/\/localhost:\d+\/(?:art|wps)\//,
  );
  const bar = visitor.getByText(say('No internet. Showing the last saved version.'));
  // A list loads the code of calls, which home needs when its data has expired.
  await go(visitor, '/m/gameList?gameType=PVP');
  await expect(gamesOf(visitor, 'PVP')).not.toHaveCount(0);
  await go(visitor, '/m/home');
  await waitForHomeCode(visitor);
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await expect(visitor.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test('a part whose code does not load does not affect the rest of the page', async ({
  page,
  context,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_|Unable to preload CSS|dynamically imported/);
  // Notices, header of inner pages and the observers of the page.
  const missing = builtFile('shell');
  await page.route(
    ({ pathname }) => pathname === missing,
    (route) => route.abort('failed'),
  );
  await page.goto('/');
  await waitForStart(page);
  await context.setOffline(true);
  await page
    .getByRole('group', { name: say('Categories') })
    .getByRole('button', { name: say('Slots') })
    .click();
  await expect(page.getByRole('navigation', { name: say('Main menu') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('Log in') })).toBeVisible();
});
