import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pressLogin } from '../support/login-form.ts';
import { demoMember } from '../support/members.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { operate } from '../support/operate.ts';
import { readBalance, figures } from '../support/session.ts';
import { addIcons, fillSilently, translate } from '../support/other-hands.ts';

const input = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);

/** Delays the app's code until it is released, on a page that the gateway has rendered. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('id="home-data"');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return resolve;
}

const type = async (page: Page, name: string, text: string) => {
  await input(page, name).click();
  await page.keyboard.type(text);
};

const isIn = (page: Page) => expect(page.getByRole('banner')).toContainText(demoMember.userName);

test('a password manager’s icons next to the fields, before the app’s code and after: typed text stays, with the caret, and signs in', async ({
  page,
  say,
}) => {
  const letThrough = await openHeld(page, '/m/login');
  await type(page, 'username', demoMember.userName);
  await type(page, 'password', demoMember.password.slice(0, -3));
  await addIcons(page);
  letThrough();
  await waitForStart(page);
  await expect(input(page, 'username')).toHaveValue(demoMember.userName);
  // Typing continues without checking the field.
  await page.keyboard.type(demoMember.password.slice(-3));
  await expect(input(page, 'password')).toHaveValue(demoMember.password);
  await addIcons(page);
  await pressLogin(page, say);
  await expect(page).toHaveURL(/\/m\/home$/, { timeout: 30_000 });
  await isIn(page);
});

test('a login that is filled in before the app’s code and after it, without events, signs in', async ({
  page,
  say,
}) => {
  for (const early of [true, false])
    await test.step(early ? 'before' : 'after', async () => {
      const letThrough = await openHeld(page, '/m/login');
      if (!early) {
        letThrough();
        await waitForStart(page);
      }
      await addIcons(page);
      await fillSilently(page, { username: demoMember.userName, password: demoMember.password });
      letThrough();
      await waitForStart(page);
      await pressLogin(page, say);
      await expect(page).toHaveURL(/\/m\/home$/, { timeout: 30_000 });
      await isIn(page);
      await page.context().clearCookies({ name: 'mare_renewal' });
      await page.evaluate(async () => {
        for (const name of ['mare-member', 'mare-device']) indexedDB.deleteDatabase(name);
      });
      await page.unroute(/\/assets\/.*\.js$/);
    });
});

test('text typed into the login before the app’s code stays, with attributes and elements of other extensions', async ({
  page,
}) => {
  const letThrough = await openHeld(page, '/m/login');
  await type(page, 'username', 'marina.costa');
  await addIcons(page);
  await page.evaluate(() => {
    for (const element of [document.documentElement, document.body, ...document.querySelectorAll('input')]) {
      element.setAttribute('data-darkreader-mode', 'dynamic');
      element.setAttribute('data-gramm', 'false');
      element.style.setProperty('--darkreader-ink', '#fff');
    }
    document.head.append(document.createElement('meta'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
  });
  letThrough();
  await waitForStart(page);
  await expect(input(page, 'username')).toHaveValue('marina.costa');
  await expect(input(page, 'username')).toBeFocused();
});

/** Five screens with a change of category and a panel on the way. */
async function walk(page: Page, say: Say): Promise<void> {
  const lost = page.getByText(say('This page did not open'));
  const headings = page.getByRole('heading', { level: 1 });
  for (const path of ['/m/gameList?gameType=RNG', '/m/notice', '/m/help', '/m/member/home', '/m/home']) {
    await go(page, path);
    await waitForPage(page);
    await expect(headings.first()).toBeAttached();
    await expect(lost).toHaveCount(0);
    if (!path.includes('RNG')) continue;
    const about = page.getByRole('main').getByRole('button', { name: say('About {0}', { 0: 'Rei Polvo' }) });
    await about.first().click();
    const sheet = page.getByRole('dialog', { name: 'Rei Polvo' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    for (const tab of ['FISH', 'LIVE']) {
      await page
        .getByRole('main')
        .locator(`nav a[href$="gameType=${tab}"], [role=tablist] a[href$="gameType=${tab}"]`)
        .first()
        .click();
      await waitForPage(page);
      await expect(page).toHaveURL(new RegExp(`gameType=${tab}`));
      await expect(lost).toHaveCount(0);
    }
  }
  for (const tab of ['RNG', 'FISH', 'HOT']) {
    const category = page.getByRole('group', { name: say('Categories') }).locator(`[data-tab=${tab}]`);
    await category.click();
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await expect(lost).toHaveCount(0);
  }
}

for (const how of ['wrapped', 'replaced'] as const)
  for (const when of ['before the app’s code', 'afterwards'] as const)
    test(`a page whose texts are ${how} by a translator ${when} loses no screen, and a changed balance is the one that is shown`, async ({
      member,
      say,
      gateway,
    }) => {
      const letThrough = await openHeld(member, '/m/home');
      if (when === 'afterwards') {
        letThrough();
        await waitForStart(member);
      }
      await translate(member, how);
      letThrough();
      await waitForStart(member);
      await isIn(member);
      await walk(member, say);
      const balance = await readBalance(member);
      await expect(member.getByRole('banner')).toContainText(figures(balance));
      await operate(gateway, ['member', 'credit', demoMember.userName, '12.34', '--reason', 'a translated page']);
      await member.getByRole('button', { name: say('Refresh balance') }).click();
      await expect(member.getByRole('banner')).toContainText(figures(balance + 1234));
      expect(await member.locator('font').count()).toBeGreaterThan(10);
    });
