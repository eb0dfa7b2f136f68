import type { Page } from '@playwright/test';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { loadingIn } from '../support/loading.ts';
import { go, waitForStart } from '../support/start.ts';
import { visitUntilCached, waitForCachedLobby } from '../support/worker.ts';

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i),
);

/** Whatever says how old something is, in either language. */
const ages = (page: Page) => page.getByText(/^(Salvo|Saved) /);

/** Screens that a visitor sees again without a network. */
const stored = ['/m/notice', '/m/help', '/m/activity', '/m/gameList?gameType=RNG', '/m/gameList?gameType=SPORTS'];

/** The network swallows everything and says nothing, until the answered function is called. */
function blackHole({ pid }: GatewayProcess): () => void {
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

test('in a black hole a cached lobby is usable within 2.5 s, nothing spins for long, and the way back is said [CARD-14]', async ({
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
      await expect(page.getByText(say('Slow connection. What you see may be from before.'))).toBeVisible({
        timeout: 15_000,
      });
      await go(page, '/m/gameList?gameType=PVP');
      await page.waitForTimeout(1000);
      await expect(loadingIn(page)).toHaveCount(0, { timeout: 11_000 });
      await expect(page.getByText(say('No internet. What you see is from before.'))).toBeVisible({ timeout: 15_000 });
    } finally {
      end();
    }
    await expect(page.getByText(say('The internet is back.'))).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(say('No internet. What you see is from before.'))).toBeHidden();
  });
});

test('without a network every screen that shows stored data says how old it is, and lists can be searched', async ({
  page,
  say,
}) => {
  await withGateway(async (gateway) => {
    await visitUntilCached(page, gateway.url);
    for (const path of stored) {
      await page.goto(gateway.url + path);
      await waitForStart(page);
      await expect(loadingIn(page)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
    }
    await gateway.stop();
    for (const path of ['/', ...stored]) {
      await page.goto(gateway.url + path);
      await waitForStart(page);
      await expect(ages(page).first(), path).toBeAttached({ timeout: 15_000 });
    }
    await go(page, '/m/gameList?gameType=PVP');
    await expect(
      page.getByRole('alert').getByText(say('This has not been opened here before, so nothing of it is saved.')),
    ).toBeVisible({ timeout: 15_000 });
    await go(page, '/m/gameList?gameType=RNG');
    const field = page.getByRole('search').getByRole('combobox');
    await field.fill('POLVO');
    await field.press('Enter');
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /Rei Polvo/ })
        .first(),
    ).toBeVisible();
    await field.fill('qqqqq');
    await field.press('Enter');
    await expect(
      page.getByText(say('Without internet only the games that were seen here before can be searched.')),
    ).toBeVisible({ timeout: 15_000 });
  });
});

test('the favourites that were seen are shown without a network, with their age, also after a restart [CARD-09]', async ({
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
  // The worker lives by the machine's clock: what it caches would look as old as the page's clock runs ahead.
  test.use({ serviceWorkers: 'block' });

  test('data that is older than ten minutes says so, and what replaces it neither flashes nor jumps', async ({
    page,
    say,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await waitForStart(page);
    await expect(ages(page)).toHaveCount(0);
    // What a start reads anew is young again; and the clock also runs while the page loads.
    await expect(async () => {
      await page.clock.fastForward('11:00');
      await expect(ages(page).first()).toHaveText(/(?:1[1-3]|2[2-5]) min/, { timeout: 1000 });
    }).toPass();
    const tile = page
      .getByRole('list', { name: say('Popular') })
      .getByRole('listitem')
      .first();
    const before = await tile.boundingBox();
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''));
    await tile.evaluate((element) => element.setAttribute('data-same', ''));
    // A minute that fires no timers: no request of this moment is slow by it.
    await page.clock.setSystemTime(Date.now() + 330_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('region', { name: say('Popular') }).getByText(/^(Salvo|Saved) /)).toHaveCount(0);
    expect(await tile.boundingBox()).toEqual(before);
    await expect(tile).toHaveAttribute('data-same');
  });

  test('the number of games stays where it is when their age comes to stand beside it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/m/gameList?gameType=RNG');
    await waitForStart(page);
    const count = page.getByRole('status').filter({ hasText: /^[\d.,]+ (jogos|games)$/ });
    const boxes = async () => [await count.boundingBox(), await count.locator('..').boundingBox()];
    const before = await boxes();
    // What a start reads anew is young again.
    await expect(async () => {
      await page.clock.fastForward('11:00');
      await expect(ages(page).first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await boxes()).toEqual(before);
  });
});

test('without a network money buttons are off and say why [S1-029]', async ({ member, context, say }) => {
  const reason = say('Deposits and withdrawals come back with the internet. Nothing is queued.');
  const deposit = member
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Deposit') });
  await expect(deposit).not.toHaveAttribute('aria-disabled');
  await context.setOffline(true);
  await expect(deposit).toHaveAttribute('aria-disabled', 'true');
  await expect(deposit).toHaveAccessibleName(new RegExp(reason));
  await deposit.click({ force: true });
  await expect(member.getByRole('status').filter({ hasText: reason })).toBeVisible();
  await context.setOffline(false);
  await go(member, '/m/member/home');
  const withdraw = member.getByRole('main').getByRole('link', { name: say('Withdraw') });
  await expect(withdraw).not.toHaveAttribute('aria-disabled');
  await context.setOffline(true);
  await expect(withdraw).toHaveAttribute('aria-disabled', 'true');
  await expect(withdraw).toHaveAccessibleDescription(reason);
  const topUp = member.getByRole('main').getByRole('link', { name: say('Deposit') });
  await expect(topUp).toHaveAttribute('aria-disabled', 'true');
  await expect(topUp).toHaveAccessibleDescription(reason);
  await context.setOffline(false);
  await expect(withdraw).not.toHaveAttribute('aria-disabled');
});
