import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { expireToken, memberKeys, readSession } from '../support/session.ts';
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
 * Holds the renewals of all tabs until they are released, and a while longer, and counts how many are asked for, and how many at once. Not
 * by a route, which every file of every tab would pass through.
 */
async function countRenewals(context: BrowserContext, released: Promise<void>) {
  const counted = { all: 0, now: 0, most: 0 };
  await context.exposeFunction('renewalBegins', () => {
    counted.all += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
  });
  await context.exposeFunction('renewalEnds', async () => {
    await released;
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

for (const way of ['Web Locks', 'a lease in IndexedDB'] as const) {
  test(`five tabs that come back together with a token that has run out renew it once, by ${way} [S2-105]`, async ({
    member,
    context,
  }) => {
    const before = (await readSession(member))?.token;
    await expireToken(member);
    if (way !== 'Web Locks')
      await context.addInitScript(() => {
        delete (Navigator.prototype as { locks?: unknown }).locks;
      });
    // Five tabs that start at once take a busy machine longer than the app waits for its hydration; a call's deadline and a lease stay.
    await context.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const stretched = (run: () => void, delay = 0) => start(run, delay > 1000 && delay < 5000 ? delay * 5 : delay);
      Object.assign(window, { setTimeout: stretched });
    });
    const { promise: allAreBack, resolve: release } = Promise.withResolvers<void>();
    const counted = await countRenewals(context, allAreBack);
    // Opened first: from the first renewal on there is no more time than a call has.
    const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto('/m/home', { waitUntil: 'commit' })));
    for (const tab of tabs) await expect(tab.getByRole('banner')).toContainText('marina.costa', { timeout: 30_000 });
    release();
    await expect.poll(async () => (await readSession(member))?.token, { timeout: 15_000 }).not.toBe(before);
    for (const tab of tabs) await tab.waitForLoadState('networkidle');
    expect(await tabs[0]?.evaluate(() => 'locks' in navigator)).toBe(way === 'Web Locks');
    expect(counted).toMatchObject({ most: 1, now: 0 });
    // One that came late finds the session just renewed by another tab and asks for nothing.
    expect(counted.all).toBe(1);
  });
}

test('a logout in one tab empties them all, also one that was frozen', async ({ member, context, say }) => {
  const account = await openTab(context, '/m/member/home');
  await expect(account.getByRole('heading', { name: 'Marina' })).toBeVisible();
  const frozen = await openTab(context);
  await expect(frozen.getByRole('banner')).toContainText('marina.costa');
  const life = await context.newCDPSession(frozen);
  await life.send('Page.setWebLifecycleState', { state: 'frozen' });
  await leave(member, say);
  await expect(account).toHaveURL(/\/m\/login$/);
  await expect(account.getByText('Marina')).toHaveCount(0);
  await life.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(frozen.getByRole('link', { name: say('Register') })).toBeVisible();
  await expect(frozen.getByText('marina.costa')).toHaveCount(0);
  expect(await memberKeys(frozen)).toEqual([]);
});

test('a renewal that is answered after the logout brings nothing back, in any tab [S2-106]', async ({
  member,
  context,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401/);
  const { promise: leftTheDoor, resolve: release } = Promise.withResolvers<void>();
  const { promise: renewed, resolve: tellRenewed } = Promise.withResolvers<void>();
  await context.route(renewal, async (route) => {
    const response = await route.fetch();
    tellRenewed();
    await leftTheDoor;
    await route.fulfill({ response }).catch(() => undefined);
  });
  const late = await openTab(context);
  await renewed;
  await leave(member, say);
  await expect(late.getByRole('link', { name: say('Register') })).toBeVisible();
  const answered = late.waitForResponse((response) => response.url().endsWith('/wps/session/renew'));
  release();
  await answered;
  await late.waitForLoadState('networkidle');
  for (const page of [member, late]) {
    await expect(page.getByRole('link', { name: say('Register') })).toBeVisible();
    expect(await memberKeys(page)).toEqual([]);
    await page.reload();
    await waitForStart(page);
    await expect(page.getByRole('link', { name: say('Register') })).toBeVisible();
  }
  expect(await readSession(late)).toBeNull();
});
