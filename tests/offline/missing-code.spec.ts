import type { BrowserContext, Page } from '@playwright/test';
import { builtFile } from '../support/built-file.ts';
import { countLoads, expect, hide, test, versionOf } from '../support/deployed.ts';
import { loadingIn } from '../support/loading.ts';
import { go, waitForStart } from '../support/start.ts';
import type { DeployedSite } from '../support/deploys.ts';
import type { Say } from '../support/texts.ts';

/** A first visit, or a browser without workers: missing chunks come from the server. */
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(
    /Failed to load resource|ERR_|dynamically imported|Unable to preload CSS|Code is missing|Refused to apply style/,
  ),
);

/** More deploys than the server keeps files of. */
async function outlive(site: DeployedSite): Promise<number> {
  let version = 0;
  for (let deploys = 0; deploys < 4; deploys += 1) version = await site.deploy();
  return version;
}

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForStart(page);
  await page.waitForLoadState('networkidle');
};
/** In this build and in those that a deploy derives from it. */
const helpCode = new RegExp(builtFile('src/routes/m.help.tsx?tsr-split=component---loader').replace(/\.js$/, ''));
/** The screen's own content: its header is shown before its code is loaded. */
const helpTopics = (page: Page, say: Say) => page.getByRole('tablist', { name: say('Help topics') });
const missHelp = (context: BrowserContext) => context.route(helpCode, (route) => route.fulfill({ status: 404 }));

test('a page of an older version continues after deploys with its own code, after too many it reloads once, and input is not lost to missing code', async ({
  page,
  context,
  site,
  say,
}) => {
  await visit(page, '/');
  const typing = await context.newPage();
  await visit(typing, '/m/login');
  const name = typing.getByLabel(say('Username'), { exact: true });
  await name.fill('marina');
  const old = await versionOf(page);
  const loads = [page, typing].map((tab) => countLoads(tab));
  const loaded = () => loads.map((count) => count());
  await site.deploy();
  await site.deploy();
  await go(page, '/m/notice');
  await expect(page.getByRole('heading', { name: say('Announcements') }).first()).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  expect(loaded()).toEqual([0, 0]);

  const newest = await outlive(site);
  await go(page, '/m/help');
  await expect(helpTopics(page, say)).toBeVisible();
  await expect.poll(() => versionOf(page)).toBe(newest);
  await waitForStart(page);
  expect(loaded()).toEqual([1, 0]);
  await expect(page).toHaveURL(/\/m\/help$/);

  // A touch on a link prefetches its code.
  await typing
    .getByRole('main')
    .getByRole('link', { name: say('Create account') })
    .first()
    .hover();
  const card = typing.getByRole('status').filter({
    hasText: say('A part of this page did not load. Reloading brings it, but what you have typed will be lost.'),
  });
  await expect(card).toBeVisible();
  await hide(typing, true);
  await expect(name).toHaveValue('marina');
  expect(await versionOf(typing)).toBe(old);
  expect(loaded()).toEqual([1, 0]);
  await card.getByRole('button', { name: say('Reload') }).click();
  await expect.poll(() => versionOf(typing)).toBe(newest);
  await waitForStart(typing);
  expect(loaded()).toEqual([1, 1]);
});

test('a screen whose code never loads: it is logged, the spinner stays, one reload, a button after ten seconds [S1-098]', async ({
  page,
  context,
  say,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.clock.install();
  await visit(page, '/');
  await missHelp(context);
  const loads = countLoads(page);
  await go(page, '/m/help');
  await expect.poll(() => loads()).toBe(1);
  await expect(loadingIn(page)).toBeVisible();
  const again = page.getByRole('button', { name: say('Try again') });
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(again).toBeVisible();
  await expect(loadingIn(page)).toBeVisible();
  expect(loads()).toBe(1);
  expect(logged.some((line) => line.includes('Code is missing'))).toBe(true);

  await context.unroute(helpCode);
  await again.click();
  await expect(helpTopics(page, say)).toBeVisible();
  await waitForStart(page);
  expect(loads()).toBe(2);
});

test('offline the page stays where it is, and has its screen when the network is back', async ({
  page,
  context,
  say,
}) => {
  await page.clock.install();
  await visit(page, '/');
  const loads = countLoads(page);
  await context.setOffline(true);
  await go(page, '/m/help');
  // The router's spinner, which is shown first, has a name and no text.
  await expect(page.getByRole('main').getByText(say('Loading'))).toBeAttached();
  // The bar above the page has a button of this name, too.
  const again = page.getByRole('main').getByRole('button', { name: say('Try again') });
  await expect(again).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await again.click();
  await expect(again).toBeEnabled();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await expect(helpTopics(page, say)).toBeVisible();
  await waitForStart(page);
  expect(loads()).toBe(1);
});
