import type { BrowserContext, Page } from '@playwright/test';
import { unreadCount } from '#src/contract/notify/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { memberKeys, readSession } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const renewalPath = '/wps/session/renew';
const renewal = `**${renewalPath}`;

async function openTab(context: BrowserContext, path = '/m/home'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await waitForStart(page);
  return page;
}

async function leave(page: Page, say: Say): Promise<void> {
  await logOut(page, say);
  await expect(page.getByRole('link', { name: say('Register') })).toBeVisible();
}

/**
 * Counts the renewals that the tabs request, and how many at once; each takes a while. Not by a route, which every file of every
 * tab would pass through.
 */
async function countRenewals(context: BrowserContext) {
  const counted = { all: 0, now: 0, most: 0 };
  await context.exposeFunction('renewalBegins', () => {
    counted.all += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
  });
  await context.exposeFunction('renewalEnds', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    counted.now -= 1;
  });
  await context.addInitScript((path) => {
    const hooks = window as unknown as Record<'renewalBegins' | 'renewalEnds', () => Promise<void>>;
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      if (!(input instanceof Request ? input.url : String(input)).includes(path)) return ask(input, init);
      await hooks.renewalBegins();
      const answer = await ask(input, init);
      await hooks.renewalEnds();
      return answer;
    };
  }, renewalPath);
  return counted;
}

/** Makes pages visible again, by `lookAgain`, after twenty minutes, longer than a token's life. */
const passTime = (context: BrowserContext) =>
  context.addInitScript(() => {
    const now = Date.now.bind(Date);
    let passed = 0;
    Date.now = () => now() + passed;
    addEventListener('look-again', () => {
      passed = 20 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });

const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('look-again')));

/** Number of tabs: the lease is the same for two as for five, and each takes a while to open. */
const ways = { 'Web Locks': 5, 'a lease in IndexedDB': 2 };
for (const [way, count] of Object.entries(ways)) {
  test(`${count} tabs that become visible together with an expired token renew it once, by ${way} [S2-105]`, async ({
    member,
    context,
  }) => {
    const before = (await readSession(member))?.token;
    if (way !== 'Web Locks')
      await context.addInitScript(() => {
        delete (Navigator.prototype as { locks?: unknown }).locks;
      });
    await passTime(context);
    const counted = await countRenewals(context);
    const tabs: Page[] = [];
    for (let opened = 0; opened < count; opened += 1) {
      const tab = await openTab(context, '/m/help');
      // Until it has loaded the unread counts, and follows them.
      await tab.waitForLoadState('networkidle');
      tabs.push(tab);
    }
    expect(await tabs[0]?.evaluate(() => 'locks' in navigator)).toBe(way === 'Web Locks');
    expect(counted.all).toBe(0);
    // Each makes a request with the token that only one has renewed: a late one finds it stored.
    const answers = tabs.map((tab) => tab.waitForResponse((response) => response.url().includes(unreadCount.path)));
    await Promise.all(tabs.map(lookAgain));
    for (const answer of answers) expect((await answer).status()).toBe(200);
    expect(counted).toEqual({ all: 1, most: 1, now: 0 });
    expect((await readSession(member))?.token).not.toBe(before);
  });
}

test('a logout in one tab clears them all, also a frozen one, and a renewal that completes after it restores nothing in any tab [S2-106]', async ({
  member,
  context,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401/);
  const account = await openTab(context, '/m/member/home');
  await expect(account.getByRole('heading', { name: 'Marina' })).toBeVisible();
  const frozen = await openTab(context);
  await expect(frozen.getByRole('banner')).toContainText('marina.costa');
  const life = await context.newCDPSession(frozen);
  await life.send('Page.setWebLifecycleState', { state: 'frozen' });

  const { promise: leftTheDoor, resolve: release } = Promise.withResolvers<void>();
  const { promise: renewed, resolve: notifyRenewed } = Promise.withResolvers<void>();
  await context.route(renewal, async (route) => {
    const response = await route.fetch();
    notifyRenewed();
    await leftTheDoor;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const late = await openTab(context);
  await renewed;
  await leave(member, say);
  await expect(account).toHaveURL(/\/m\/login$/);
  await expect(account.getByText('Marina')).toHaveCount(0);
  await expect(late.getByRole('link', { name: say('Register') })).toBeVisible();
  const answered = late.waitForResponse((response) => response.url().endsWith(renewalPath));
  release();
  await answered;
  await late.waitForLoadState('networkidle');
  for (const page of [member, late]) {
    await expect(page.getByRole('link', { name: say('Register') })).toBeVisible();
    expect(await memberKeys(page)).toEqual([]);
  }
  await late.reload();
  await waitForStart(late);
  await expect(late.getByRole('link', { name: say('Register') })).toBeVisible();
  expect(await readSession(late)).toBeNull();

  await life.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(frozen.getByRole('link', { name: say('Register') })).toBeVisible();
  await expect(frozen.getByText('marina.costa')).toHaveCount(0);
  expect(await memberKeys(frozen)).toEqual([]);
});
