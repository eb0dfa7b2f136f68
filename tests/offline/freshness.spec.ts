import type { Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { loadingIn } from '../support/loading.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';
import { cachedIn, visitUntilCached, waitForCachedLobby } from '../support/worker.ts';

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i),
);

/** Every indicator of age, in either language. */
const ages = (page: Page) => page.getByText(/^(Salvo|Saved) /);

/** Screens that a visitor can see again offline. */
const slots = '/m/gameList?gameType=RNG';
const stored = ['/m/notice', '/m/help', '/m/activity', slots, '/m/gameList?gameType=SPORTS'];

/** The network drops everything without an error, until the returned function is called. */
function blackHole({ pid }: GatewayProcess): () => void {
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

test('in a black hole a cached lobby is usable within 2.5 s, nothing spins for long, and a recovery is reported [CARD-14]', async ({
  page,
  say,
}) => {
  await withGateway(async (gateway) => {
    await visitUntilCached(page, gateway.url);
    await page.reload();
    await waitForStart(page);
    const end = blackHole(gateway);
    try {
      const begun = Date.now();
      await page.goto(`${gateway.url}/m/home`, { waitUntil: 'commit' });
      await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
      await expect(page.getByRole('link', { name: say('Log in') })).toBeVisible();
      expect(Date.now() - begun).toBeLessThan(2500);
      await waitForStart(page);
      await expect(page.getByText(say('Slow connection. What you see may be out of date.'))).toBeVisible({
        timeout: 15_000,
      });
      await go(page, '/m/gameList?gameType=PVP');
      await page.waitForTimeout(1000);
      await expect(loadingIn(page)).toHaveCount(0, { timeout: 11_000 });
      await expect(page.getByText(say('No internet. Showing the last saved version.'))).toBeVisible({
        timeout: 15_000,
      });
    } finally {
      end();
    }
    await expect(page.getByText(say('The internet is back.'))).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(say('No internet. Showing the last saved version.'))).toBeHidden();
  });
});

test('offline every screen with cached data shows its age, a game’s info that was opened can be opened again, and lists can be searched, with suggestions', async ({
  page,
  say,
}) => {
  const field = page.getByRole('search').getByRole('combobox', { name: say('Search for a game') });
  const suggested = page
    .getByRole('listbox', { name: say('Suggestions') })
    .getByRole('option')
    .first();
  const about = async (name: string) => {
    await page.getByRole('button', { name: say('About {0}', { 0: name }), exact: true }).click();
    return page.getByRole('dialog', { name });
  };
  const closeSheet = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const game = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
  await withGateway(async (gateway) => {
    await visitUntilCached(page, gateway.url);
    for (const path of stored) {
      await go(page, path);
      await waitForPage(page);
      await expect(loadingIn(page)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    await go(page, slots);
    await expect((await about('Rei Polvo')).getByText('96,19%')).toBeVisible();
    await closeSheet();
    await field.fill('golfinho de ouro');
    await expect(suggested).toContainText('Golfinho de Ouro');
    for (const call of ['GCSGAME_gameInfo', 'GCSGAME_gameIndex'])
      await expect.poll(() => cachedIn(page, 'mare-reads')).toContainEqual(expect.stringContaining(call));

    await gateway.stop();
    await page.goto(gateway.url);
    for (const path of ['/', ...stored]) {
      await go(page, path);
      await waitForPage(page);
      await expect(ages(page).first(), path).toBeAttached({ timeout: 15_000 });
    }
    await go(page, '/m/gameList?gameType=PVP');
    await expect(
      page.getByRole('alert').getByText(say('Open this page once while online to see it here.')),
    ).toBeVisible({ timeout: 15_000 });
    // The bar alone says that there is no internet.
    await expect(page.getByText(new RegExp(`^${say('No internet')}`))).toHaveCount(1);
    await page.goto(gateway.url + slots);
    await waitForStart(page);
    await test.step('game info, cached and not cached', async () => {
      await expect((await about('Rei Polvo')).getByText('96,19%')).toBeVisible();
      await closeSheet();
      const unread = await about('Faraó da Areia');
      await expect(unread.getByRole('heading', { name: say('Nothing saved here yet') })).toBeVisible();
      await closeSheet();
    });
    await test.step('the search', async () => {
      await field.fill('golfino ouro');
      await expect(suggested).toContainText('Golfinho de Ouro');
      await field.fill('POLVU');
      await field.press('Enter');
      await expect(game(/Rei Polvo/)).toBeVisible();
      await field.fill('qqqqq');
      await field.press('Enter');
      await expect(page.getByText(say('Try another word or clear a filter.'))).toBeVisible({
        timeout: 15_000,
      });
    });
  });
});

test('favourites that were opened are shown offline, with their age, also after a restart [CARD-09]', async ({
  member,
  context,
  say,
}) => {
  await waitForCachedLobby(member);
  const list = '/m/gameList?gameType=FAV';
  await member.goto(list);
  const games = (page: Page) => page.getByRole('list', { name: say('Favourites'), exact: true }).getByRole('listitem');
  await expect(games(member)).not.toHaveCount(0);
  await member.waitForLoadState('networkidle');
  const seen = await games(member).allInnerTexts();
  await member.close();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(list);
  await expect(games(next)).toHaveText(seen, { timeout: 15_000, useInnerText: true });
  await expect(ages(next).first()).toBeAttached();
});

test.describe('in a page of its own clock', () => {
  // The worker uses the machine's clock: its cached data would look as old as the page's clock is ahead.
  test.use({ serviceWorkers: 'block' });

  test('data that is older than ten minutes says so, and its replacement neither flashes nor jumps; the number of games does not move when their age appears next to it', async ({
    page,
    say,
  }) => {
    // Data loaded at the start is fresh again; and the clock also runs while the page loads.
    const age = (shown: () => Promise<void>) =>
      expect(async () => {
        await page.clock.fastForward('11:00');
        await shown();
      }).toPass();
    await page.clock.install();
    await page.goto('/');
    await waitForStart(page);
    await expect(ages(page)).toHaveCount(0);
    await age(() => expect(ages(page).first()).toHaveText(/(?:1[1-3]|2[2-5]) min/, { timeout: 1000 }));
    const tile = page
      .getByRole('list', { name: say('Popular') })
      .getByRole('listitem')
      .first();
    const before = await tile.boundingBox();
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''));
    await tile.evaluate((element) => element.setAttribute('data-same', ''));
    // A minute without timers: no current request becomes slow by it.
    await page.clock.setSystemTime(Date.now() + 330_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('region', { name: say('Popular') }).getByText(/^(Salvo|Saved) /)).toHaveCount(0);
    expect(await tile.boundingBox()).toEqual(before);
    await expect(tile).toHaveAttribute('data-same');

    await page.goto('/m/gameList?gameType=RNG');
    await waitForStart(page);
    const count = page.getByRole('status').filter({ hasText: /^[\d.,]+ (jogos|games)$/ });
    const boxes = async () => [await count.boundingBox(), await count.locator('..').boundingBox()];
    const place = await boxes();
    await age(() => expect(ages(page).first()).toBeVisible({ timeout: 1000 }));
    expect(await boxes()).toEqual(place);
  });
});
