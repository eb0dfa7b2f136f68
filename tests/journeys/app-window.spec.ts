import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
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

// For a merchant that does not allow it: src/state/site/downloads.test.ts.
test('home’s download button toggles the popup; it is on home only, for members too, shifts nothing when it appears, and stays hidden after a refusal [S1-120, S1-124, S1-125]', async ({
  page,
  gateway,
  say,
  account,
}) => {
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const header = page.getByRole('banner');
  const places = () =>
    Promise.all(
      [header.getByRole('link', { name: say('Log in') }), header.locator('a').first()].map((link) =>
        link.boundingBox(),
      ),
    );
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const before = await places();
    await waitForStart(page);
    await expect(button(page, say)).toBeVisible();
    expect(await places()).toEqual(before);
    await expectRoom(page, say);
    expect(await scrollWidth()).toBe(width);
  }
  await button(page, say).click();
  await expect(popup(page, say)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup(page, say)).toHaveCount(0);
  await expect(button(page, say)).toHaveAttribute('aria-expanded', 'false');
  await button(page, say).click();
  await popup(page, say)
    .getByRole('link', { name: say('See how, step by step') })
    .click();
  await expect(page).toHaveURL(/\/m\/app$/);
  await page.goBack();
  await expect(button(page, say)).toBeVisible();
  await expect(popup(page, say)).toHaveCount(0);

  for (const path of ['/m/gameList?gameType=RNG', '/m/notice', '/m/login']) {
    await go(page, path);
    await expect(page.getByRole('button', { name: say('Back') }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('Get the app') })).toHaveCount(0);
  }
  await comeBackAs(page, gateway, account.userName);
  await expect(button(page, say)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  await expectRoom(page, say);
  expect(await scrollWidth()).toBe(320);
  await page
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Account') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Get the app') })
    .click();
  await expect(page).toHaveURL(/\/m\/app$/);
  await expect(page).toHaveTitle(`${say('Get the app')} · Maré`);

  await go(page, '/m/home');
  await button(page, say).click();
  await popup(page, say)
    .getByRole('button', { name: say('Do not show again') })
    .click();
  await expect(button(page, say)).toHaveCount(0);
  await page.reload();
  await waitForStart(page);
  await expect(page.getByRole('button', { name: say('Log out') })).toBeVisible();
  await expect(button(page, say)).toHaveCount(0);
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

test('an app shell opens links to other sites over its bridge, and is not offered the app [S1-343, S1-126]', async ({
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
  await go(page, '/m/help?i=5');
  await page.getByText('Onde encontro ajuda?').click();
  await page.getByRole('link', { name: 'cvv.org.br' }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { opened: string[] }).opened))
    .toEqual([expect.stringMatching(/^https:\/\/www\.cvv\.org\.br/)]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/m\/help/);
  await go(page, '/m/app');
  await expect(page.getByText(say('You are already in the app.'), { exact: true })).toBeVisible();
});

/** A browser with its own profile, like a person's: a test's usual context counts as incognito. */
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

test('Chromium reports the app as installable, with no error; in its own window the app knows that it is installed: no button, and OTHERS at login [S1-126, CARD-01, CARD-13]', async ({
  gateway,
  say,
}) => {
  await withBrowser([`--app=${gateway.url}/m/home`], async (page) => {
    await page.waitForURL('**/m/home');
    await waitForStart(page);
    const session = await page.context().newCDPSession(page);
    await expect
      .poll(async () => (await session.send('Page.getInstallabilityErrors')).installabilityErrors, { timeout: 20_000 })
      .toEqual([]);
    const { url, data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      lang: 'pt-BR',
      shortcuts: [{ name: 'Jogos populares' }, {}, {}, {}],
    });

    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
    await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
    await expect(button(page, say)).toHaveCount(0);
    await go(page, '/m/app');
    await expect(page.getByText(say('You are already in the app, on your home screen.'))).toBeVisible();
    await go(page, '/m/login');
    const login = page.waitForRequest('**/wps/session/login');
    await sendLogin(page, say, demoMember);
    expect((await login).headers()['device']).toBe('OTHERS');
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
