import { errors, type Page } from '@playwright/test';
import {
  acceptUpdate,
  becomes,
  brokenWorkers,
  countLoads,
  expect,
  hide,
  lookForUpdate,
  lookOnceUntilGone,
  open,
  openTyping,
  test,
  typedName,
  updateNotice,
  versionOf,
  waitForWorker,
} from '../support/deployed.ts';
import { isSoak } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
const menu = (page: Page, name: string) => page.getByRole('navigation', { name });

test('the kill switch removes worker and caches from the browser, and every page continues', async ({
  page,
  context,
  site,
  say,
}) => {
  await open(page, '/m/login');
  const form = await context.newPage();
  const name = await openTyping(form, say);
  const loads = [countLoads(page), countLoads(form)];
  expect((await caches(page)).length).toBeGreaterThan(0);

  await site.switchWorker('off');
  await lookOnceUntilGone(page);
  await expect.poll(() => caches(page)).toEqual([]);
  await hide(form, true);
  await go(page, '/m/help');
  await expect(page.getByRole('heading', { name: say('Help') }).first()).toBeVisible();
  await expect(updateNotice(page, say)).toHaveCount(0);
  await expect(name).toHaveValue(typedName);
  expect(loads.map((count) => count())).toEqual([0, 0]);

  await page.reload();
  await waitForStart(page);
  await expect(page.getByRole('heading', { name: say('Help') }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await caches(page)).toEqual([]);

  await form.close();
  await site.switchWorker('on');
  await open(page, '/');
  expect(await workers(page)).toBe(1);
  await expect.poll(() => caches(page)).not.toEqual([]);
});

/** The worker's response to every request. Chromium lets one hold a request for five minutes before it checks for another. */
const brokenAnswers = {
  'answers with nothing': `new Response('', { status: 500 })`,
  ...(isSoak && { 'holds every request for ever': `new Promise(() => undefined)` }),
};

test.describe('a broken worker', () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/broken on purpose|Failed to load resource|ERR_/));

  test('that throws as it starts or fails to install leaves the previous one in charge, and the next one is installed', async ({
    page,
    context,
    site,
    say,
  }) => {
    await open(page, '/');
    const old = await versionOf(page);
    for (const [what, code] of Object.entries(brokenWorkers)) {
      await test.step(what, async () => {
        await site.deploy({ light: true, worker: (source) => `${code}\n${source}` });
        await lookForUpdate(page);
        await expect(updateNotice(page, say)).toHaveCount(0);
        expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      });
    }
    await context.setOffline(true);
    await page.reload();
    await waitForStart(page);
    await expect(menu(page, say('Main menu'))).toBeVisible();
    expect(await versionOf(page)).toBe(old);
    await context.setOffline(false);

    const next = await site.deploy({ light: true });
    // An update check while the browser still detects that the network is back finds nothing.
    await expect.poll(() => lookForUpdate(page), { timeout: 60_000 }).toBe('waiting');
    await acceptUpdate(page, say);
    await becomes(page, next);
  });

  for (const [what, answer] of Object.entries(brokenAnswers)) {
    test(`that ${what} is removed by the kill switch`, async ({ page, site, say, consoleWatch }) => {
      test.setTimeout(isSoak ? 900_000 : 120_000);
      consoleWatch.allow(/status of 500/);
      await open(page, '/');
      const code = `self.addEventListener('fetch', (event) => event.respondWith(${answer}));`;
      await site.deploy({ light: true, worker: (source) => `${code}\n${source}` });
      await lookForUpdate(page);
      await acceptUpdate(page, say);
      const visit = () => page.reload({ timeout: 3000 });
      const arrives = () =>
        visit().then(
          () => page.locator('#root').count(),
          (error: unknown) => {
            if (error instanceof errors.TimeoutError || /ERR_HTTP_RESPONSE_CODE_FAILURE/.test(String(error))) return 0;
            throw error;
          },
        );
      await expect.poll(arrives).toBe(0);
      await site.switchWorker('off');
      // The browser checks for a newer worker by itself after each visit.
      await expect(async () => {
        await visit();
        await expect(menu(page, say('Main menu'))).toBeVisible({ timeout: 2000 });
      }).toPass(isSoak ? { intervals: [20_000], timeout: 600_000 } : { intervals: [2000], timeout: 60_000 });
      await site.deploy({ light: true });
      await site.switchWorker('on');
      await page.reload();
      await waitForStart(page);
      await waitForWorker(page);
    });
  }
});
