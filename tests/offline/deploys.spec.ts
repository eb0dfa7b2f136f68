import type { Page } from '@playwright/test';
import { countLoads, expect, hide, lookForUpdate, open, test, updateNotice, versionOf } from '../support/deployed.ts';
import { waitForStart } from '../support/start.ts';

/** What a visitor would call a blank page has neither heading nor form, or no words. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\p{L}{3}/u);
}

/** The policy of the shell that the worker keeps. */
const keptPolicy = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (new URL(url).pathname === '/index.html')
          return (await cache.match(url))?.headers.get('Content-Security-Policy') ?? '';
      }
    }
    return '';
  });

test('twenty deploys under three open tabs: no blank page, one reload at most, none while somebody types', async ({
  page: eager,
  context,
  site,
  say,
  consoleWatch,
}) => {
  test.setTimeout(300_000);
  // A page of the policy before tries a picture of the new CDN, and is not let.
  consoleWatch.allow(/broken on purpose|Loading the image 'http:\/\/127\.0\.0\.1:\d+\/art\//);
  const idle = await context.newPage();
  const typing = await context.newPage();
  await open(eager, '/');
  await open(idle, '/m/gameList');
  await open(typing, '/m/login');
  const name = typing.getByLabel(say('Username'), { exact: true });
  await name.fill('marina');

  const tabs = [eager, idle, typing];
  const counts = tabs.map((tab) => countLoads(tab));
  let before = [0, 0, 0];
  const broken = {
    8: `throw new Error('broken on purpose');`,
    11: `self.addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('broken on purpose'))));`,
  } as Record<number, string>;
  const accept = async (tab: Page, version: number) => {
    await lookForUpdate(tab);
    await updateNotice(tab, say)
      .getByRole('button', { name: say('Update') })
      .click();
    await expect.poll(() => versionOf(tab)).toBe(version);
    await waitForStart(tab);
  };
  /** After each deploy: something to read in every tab, what was typed still there, and no tab loaded twice. */
  const settle = async () => {
    for (const tab of tabs) await expectPage(tab);
    await expect(name).toHaveValue('marina');
    const now = counts.map((count) => count());
    expect(now.map((count, tab) => count - (before[tab] ?? 0)).every((loads) => loads <= 1)).toBe(true);
    expect(now[2]).toBe(0);
    before = now;
  };

  let version = await versionOf(eager);
  for (let deploy = 1; deploy <= 20; deploy += 1) {
    const code = broken[deploy];
    if (deploy === 5) {
      await site.deploy({ headersOnly: true });
      await accept(eager, version);
      await expect.poll(() => counts[0]?.()).toBe((before[0] ?? 0) + 1);
      await waitForStart(eager);
      await expect.poll(() => keptPolicy(eager)).toContain('http://127.0.0.1:');
    } else if (code !== undefined) {
      await site.deploy({ light: true, worker: (source) => `${code}\n${source}` });
      await lookForUpdate(eager);
      await expect(updateNotice(eager, say)).toHaveCount(0);
      expect(await eager.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    } else if (deploy === 12) {
      // The broken worker is taken back; nobody is loaded anew for it.
      await site.switchWorker('off');
      await lookForUpdate(eager);
      await expect
        .poll(() => eager.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
        .toBe(0);
      await settle();
      await site.switchWorker('on');
      version = await site.deploy({ light: true });
      // Each reader comes back in his own time.
      await open(eager, '/');
      await open(idle, '/m/gameList');
      before = counts.map((count) => count());
    } else {
      version = await site.deploy({ light: true });
      // One tab takes every version; another sleeps through some, or is out of sight and follows by itself.
      await accept(eager, version);
      if (deploy % 4 === 0) {
        await hide(idle, true);
        await expect.poll(() => versionOf(idle)).toBe(version);
        await waitForStart(idle);
      }
      if (deploy % 7 === 0) await accept(idle, version);
    }
    await settle();
  }

  await typing.reload();
  await waitForStart(typing);
  expect(await versionOf(typing)).toBe(version);
  await expectPage(typing);
});
