import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { changeLobby } from '../support/database.ts';
import { chromiumLaunchOptions } from '../support/chromium-options.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoMember } from '../support/members.ts';
import { signIn } from '../support/sign-in.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { sendLogin } from '../support/login-form.ts';

// The browsers that these tests start themselves end while a recording would still be written.
test.use({ trace: 'off' });

const button = (page: Page, say: Say) => page.getByRole('banner').getByRole('button', { name: say('Get the app') });
const popup = (page: Page, say: Say) =>
  page.getByRole('dialog', { name: say('{brand} on your home screen', { brand: 'Maré' }) });

test('home’s download button toggles the popup, and closes it again [S1-120, S1-124]', async ({ visitor, say }) => {
  await button(visitor, say).click();
  await expect(popup(visitor, say)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.keyboard.press('Escape');
  await expect(popup(visitor, say)).toHaveCount(0);
  await expect(button(visitor, say)).toHaveAttribute('aria-expanded', 'false');
  await button(visitor, say).click();
  await popup(visitor, say)
    .getByRole('link', { name: say('See how, step by step') })
    .click();
  await expect(visitor).toHaveURL(/\/m\/app$/);
  await visitor.goBack();
  await expect(button(visitor, say)).toBeVisible();
  await expect(popup(visitor, say)).toHaveCount(0);
});

test('it stands on home alone, for members too, and moves nothing when it comes [S1-124]', async ({
  page,
  say,
  account,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const login = page.getByRole('banner').getByRole('link', { name: say('Log in') });
    const before = await login.boundingBox();
    await waitForStart(page);
    await expect(button(page, say)).toBeVisible();
    expect(await login.boundingBox()).toEqual(before);
    await expectRoom(page, say);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  for (const path of ['/m/gameList?gameType=RNG', '/m/notice', '/m/login']) {
    await go(page, path);
    await expect(page.getByRole('button', { name: say('Back') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('Get the app') })).toHaveCount(0);
  }
  await signIn(page, account);
  await expect(button(page, say)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  await expectRoom(page, say);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** The button covers no word and no figure of the header. */
async function expectRoom(page: Page, say: Say): Promise<void> {
  const own = await button(page, say).boundingBox();
  const covered = await page.getByRole('banner').evaluate((header, left) => {
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const words: string[] = [];
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && box.left < left + 8 && box.right > left + 8) words.push(range.toString());
    }
    return words;
  }, own?.x ?? 0);
  expect(covered).toEqual([]);
}

test('it goes, and stays away, when the visitor does not want it or the merchant does not allow it [S1-125]', async ({
  visitor,
  say,
  gateway,
  browser,
  request,
}) => {
  await button(visitor, say).click();
  await popup(visitor, say)
    .getByRole('button', { name: say('Do not show again') })
    .click();
  await expect(button(visitor, say)).toHaveCount(0);
  await visitor.reload();
  await waitForStart(visitor);
  await expect(visitor.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await expect(button(visitor, say)).toHaveCount(0);

  const allow = async (on: boolean) => {
    await changeLobby(gateway, 'status', async (db) => {
      const { settings } = await db
        .selectFrom('merchants')
        .select('settings')
        .where('code', '=', 'mare')
        .executeTakeFirstOrThrow();
      const old = JSON.parse(settings) as { flags: object };
      await db
        .updateTable('merchants')
        .set({ settings: JSON.stringify({ ...old, flags: { ...old.flags, downloadWindow: on } }) })
        .where('code', '=', 'mare')
        .execute();
    });
    await expect.poll(async () => (await request.get('/wps/system/status')).text()).toContain(`"downloadWindow":${on}`);
  };
  await allow(false);
  const context = await browser.newContext({ baseURL: gateway.url });
  const other = await context.newPage();
  await other.goto('/m/gameList?gameType=HOT');
  await expect(other.getByRole('listitem').first()).toBeVisible();
  await go(other, '/m/home');
  await expect(other.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await expect(button(other, say)).toHaveCount(0);
  await context.close();
  await allow(true);
});

test('an app shell gets links to other sites over its bridge, and is offered no app [S1-343, S1-126]', async ({
  page,
  say,
  account,
}) => {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, MareBridge: { openExternal: (url: string) => opened.push(url) } });
  });
  const login = page.waitForRequest('**/wps/session/login');
  await signIn(page, account);
  expect((await login).headers()['device']).toBeUndefined();
  await expect(page.getByRole('button', { name: say('Log out') })).toBeVisible();
  await expect(button(page, say)).toHaveCount(0);
  await page.goto('/m/help?i=5');
  await page.getByText('Onde encontro ajuda?').click();
  await page.getByRole('link', { name: 'cvv.org.br' }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { opened: string[] }).opened))
    .toEqual([expect.stringMatching(/^https:\/\/www\.cvv\.org\.br/)]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/m\/help/);
  await go(page, '/m/app');
  await expect(page.getByText(say('You are in the app already.'), { exact: true })).toBeVisible();
});

/** A browser with a profile of its own, as a person has it: a test's usual context counts as incognito. */
async function withBrowser(flags: readonly string[], use: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'mare-app-window-'));
  const { args = [], ...options } = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, ...flags],
    viewport: null,
    locale: 'pt-BR',
  });
  try {
    await use(context.pages()[0] ?? (await context.waitForEvent('page')));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

test('Chromium calls the app installable, with no error [CARD-01, CARD-13]', async ({ gateway }) => {
  await withBrowser([], async (page) => {
    await page.goto(`${gateway.url}/m/home`);
    await waitForStart(page);
    const session = await page.context().newCDPSession(page);
    await expect
      .poll(async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors, { timeout: 20_000 })
      .toEqual([]);
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  });
});

test('in a window of its own the app knows that it is installed: no button, and OTHERS at login [S1-126, CARD-13]', async ({
  gateway,
  say,
}) => {
  await withBrowser([`--app=${gateway.url}/m/home`], async (page) => {
    await page.waitForURL('**/m/home');
    await waitForStart(page);
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
    await expect(button(page, say)).toHaveCount(0);
    await go(page, '/m/app');
    await expect(page.getByText(say('You are in the app already: it runs from the home screen.'))).toBeVisible();
    await go(page, '/m/login');
    const login = page.waitForRequest('**/wps/session/login');
    await sendLogin(page, say, demoMember);
    expect((await login).headers()['device']).toBe('OTHERS');
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
