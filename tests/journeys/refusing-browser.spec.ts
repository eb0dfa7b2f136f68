import type { BrowserContext, Page } from '@playwright/test';
import { renewSession } from '#src/contract/identity/session.ts';
import { watchConsole } from '../support/console-watch.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, playRound, readAmount } from '../support/game.ts';
import { logOut } from '../support/log-out.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoAccount } from '../support/members.ts';
import { throwWhereRead, withCookiesBlocked } from '../support/refusing-browser.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const account = demoAccount('rafael.lima');
const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  locale: 'pt-BR',
  reducedMotion: 'reduce',
} as const;

/**
 * Browses, logs in for this visit, plays a round, visits five screens and logs out: everything works, and the notice that nothing
 * is stored appears once.
 */
async function visit(page: Page, say: Say, origin: string): Promise<void> {
  const notice = page.getByText(say('This browser saves nothing: everything is lost when you leave.'));
  const header = page.getByRole('banner');
  await test.step('home and a list', async () => {
    await page.goto(`${origin}/`);
    await waitForStart(page);
    await expect(notice).toHaveCount(1);
    await page.getByRole('button', { name: say('Got it') }).click();
    await go(page, '/m/gameList?gameType=RNG');
    await expect(
      page
        .getByRole('list', { name: say('Slots') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
  });
  await test.step('a login', async () => {
    await go(page, '/m/login');
    await sendLogin(page, say, account);
    await expect(page).not.toHaveURL(/\/m\/login/);
    await go(page, '/m/home');
    await expect(header).toContainText(account.userName);
    await expect(notice).toHaveCount(0);
  });
  await test.step('a round', async () => {
    const game = await openGame(page, say, say('Popular'), 'Rei Polvo');
    await expect.poll(() => readAmount(game.balance)).toBeGreaterThan(0);
    const before = await readAmount(game.balance);
    const { net } = await playRound(page, game);
    await expect.poll(() => readAmount(game.balance)).toBe(before + net);
    await game.leave.click();
    await expect(game.dialog).toHaveCount(0);
  });
  await test.step('a session that is renewed without a cookie', async () => {
    // Home renews a session that is older than a minute.
    await page.clock.install();
    await page.clock.fastForward('16:00');
    const renewal = page.waitForResponse((response) => new URL(response.url()).pathname === renewSession.path);
    await go(page, '/m/gameRecord');
    expect((await renewal).status()).toBe(200);
    await page.clock.resume();
  });
  await test.step('five screens', async () => {
    for (const path of ['/m/member/home', '/m/notice', '/m/set', '/m/myAccount', '/m/home']) {
      await go(page, path);
      await waitForPage(page);
      await expect(page.getByText(say('This page did not open'))).toHaveCount(0);
    }
    await expect(header).toContainText(account.userName);
  });
  await test.step('a logout', async () => {
    const gone = page.waitForResponse((response) => new URL(response.url()).pathname === '/wps/session/logout');
    await logOut(page, say);
    expect((await gone).status()).toBe(200);
    await expect(header.getByRole('link', { name: say('Log in') })).toBeVisible();
  });
}

const opened = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());

test('Chromium with all cookies blocked: a visitor browses, logs in for this visit, plays, stays logged in and logs out, with one notice that nothing is stored [S2-100]', async ({
  gateway,
  say,
}) => {
  await withCookiesBlocked(phone, async (context) => {
    const watch = watchConsole(context);
    await visit(await opened(context), say, gateway.url);
    expect(watch.complaints()).toEqual([]);
  });
});

test('a browser in which access to any of these throws: the same [S2-100]', async ({ page, gateway, say }) => {
  await page.addInitScript(throwWhereRead);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, say, gateway.url);
});

test('the chat with all cookies blocked opens in another tab, the page stays logged in, and messages are sent', async ({
  gateway,
  say,
}) => {
  await withCookiesBlocked(phone, async (context) => {
    const watch = watchConsole(context);
    const page = await opened(context);
    await page.goto(`${gateway.url}/m/login`);
    await waitForStart(page);
    await sendLogin(page, say, account);
    await expect(page).not.toHaveURL(/\/m\/login/);
    await go(page, '/m/chat');
    const beside = context.waitForEvent('page');
    await page.getByRole('link', { name: say('Open the chat') }).click();
    const chat = await beside;
    await expect(chat).toHaveURL(/\/wps\/chat\/$/);
    await chat.locator('#text').fill('Oi, sem cookies');
    await chat.locator('#text').press('Enter');
    await expect(chat.locator('.mine[data-is=sent], .mine[data-is=read]')).toContainText('Oi, sem cookies');
    await go(page, '/m/home');
    await expect(page.getByRole('banner')).toContainText(account.userName);
    expect(watch.complaints()).toEqual([]);
  });
});
