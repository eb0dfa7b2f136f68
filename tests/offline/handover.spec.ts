import type { Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { handoverCodeOf } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { agreeToSignIn } from '../support/handover.ts';
import { demoAccount } from '../support/members.ts';
import { figures, readBalance, readSession } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';

const helena = demoAccount('helena.prado');

const invalid = 'This code or link is not valid any more. Make a new one and try again.';

test.describe('without a worker, which would answer in the place of the gateway', () => {
  test.use({ serviceWorkers: 'block' });

  for (const path of ['/m/home', '/m/gameList?gameType=RNG']) {
    test(`a code in the address ${path} signs in there, and leaves the address before anything else runs [S1-338, S1-339]`, async ({
      page,
      gateway,
      say,
    }) => {
      const code = await handoverCodeOf(gateway, helena.userName);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      let signedIn = false;
      page.on('request', (request) => (signedIn ||= request.url().endsWith('/wps/session/handover/login')));
      const told = page.waitForResponse((response) => response.url().includes('/wps/member/info'));
      const document = await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${code}`);
      expect(document?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(page.url()).toBe(new URL(path, page.url()).href);
      await expect(page.getByRole('alertdialog')).toContainText('helena.prado');
      expect([signedIn, await readSession(page)]).toEqual([false, null]);
      await agreeToSignIn(page, say, 'helena.prado');
      await expect(page.getByText(say('You are signed in as {name}.', { name: 'helena.prado' }))).toBeVisible();
      expect((await told).status()).toBe(200);
      expect(page.url()).toBe(new URL(path, page.url()).href);
      expect(await readSession(page)).toMatchObject({ userName: 'helena.prado', merchantCode: 'mare', type: 0 });
      // Nothing but the document itself was asked for with it, and nobody was told where the visitor came from.
      for (const request of requests) {
        if (!request.isNavigationRequest()) expect(request.url()).not.toContain(code);
        expect((await request.headerValue('referer')) ?? '').toBe('');
      }
      expect(await page.evaluate(() => JSON.stringify([history.state, Object.keys(window)]))).not.toMatch(
        /mareToken|token=/,
      );
      await page.goto('/m/home');
      await expect(page.getByRole('banner')).toContainText(figures(await readBalance(page)));
    });
  }
});

test('the address is clean before the app’s own code is even asked for [S1-339]', async ({ page, context }) => {
  const seen: string[] = [];
  await context.route('**/assets/*.js', async (route) => {
    seen.push(page.url());
    await route.continue();
  });
  await page.goto('/?token=ABCD1234EFGH');
  await waitForStart(page);
  expect(seen.length).toBeGreaterThan(0);
  for (const address of seen) expect(address).not.toContain('token');
});

for (const [what, token] of [
  ['made up', 'ABCD1234EFGH'],
  ['tampered with', '%3Cscript%3Ealert(1)%3C/script%3E'],
  ['empty', ''],
] as const) {
  test(`a code that is ${what} says so, and the page stays usable [S1-340]`, async ({ page, say, consoleWatch }) => {
    consoleWatch.allow(/status of 401 .*\/wps\/session\/handover/);
    await page.goto(`/m/home?token=${token}`);
    await waitForStart(page);
    await expect(page.getByRole('alert').getByText(say(invalid))).toBeVisible();
    expect(page.url()).not.toContain('token');
    expect(await readSession(page)).toBeNull();
    await page
      .getByRole('navigation', { name: say('Main menu') })
      .getByRole('link', { name: say('Account') })
      .click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
}

test('a code works once [S1-340]', async ({ page, gateway, say, browser, consoleWatch }) => {
  consoleWatch.allow(/status of 401 .*\/wps\/session\/handover/);
  const code = await handoverCodeOf(gateway, helena.userName);
  const first = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR' });
  const phone = await first.newPage();
  await phone.goto(`/m/home?token=${code}`);
  await agreeToSignIn(phone, say, 'helena.prado');
  await expect(phone.getByText(say('You are signed in as {name}.', { name: 'helena.prado' }))).toBeVisible();
  await first.close();
  await page.goto(`/m/home?token=${code}`);
  await expect(page.getByRole('alert').getByText(say(invalid))).toBeVisible();
  expect(await readSession(page)).toBeNull();
});

test('another member is asked before the change; no keeps her session, yes ends it [S1-341]', async ({
  member: page,
  gateway,
  say,
  consoleWatch,
}) => {
  // What home was still asking for her when the link took her place.
  consoleWatch.allow(/status of 401/);
  const before = await readSession(page);
  const code = await handoverCodeOf(gateway, helena.userName);
  const dialog = page.getByRole('alertdialog', { name: say('Change account?') });
  await page.goto(`/m/home?token=${code}`);
  await expect(dialog).toContainText(
    say('You are signed in as {current}. This link signs in {owner} and logs {current} out on this device.', {
      current: 'marina.costa',
      owner: 'helena.prado',
    }),
  );
  await expectAccessible(page, '[role=alertdialog]');
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('marina.costa');
  expect((await readSession(page))?.userName).toBe(before?.userName);

  const token = (await readSession(page))?.token;
  await page.goto(`/m/home?token=${code}`);
  await dialog.getByRole('button', { name: say('Change account') }).click();
  await expect(page.getByRole('banner')).toContainText('helena.prado');
  await expect(page.getByText('marina.costa')).toHaveCount(0);
  expect(await readSession(page)).toMatchObject({ userName: 'helena.prado' });
  const old = await page.request.get('/wps/member/info', { headers: { Authorization: `Bearer ${token}` } });
  expect(old.status()).toBe(401);
});

test('whoever is signed in already goes on as before', async ({ member: page, gateway, say }) => {
  const code = await handoverCodeOf(gateway, 'marina.costa');
  await page.goto(`/m/home?token=${code}`);
  await expect(page.getByText(say('You are signed in as {name}.', { name: 'marina.costa' }))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('marina.costa');
});

test('without a network the code can be tried again', async ({ page, gateway, say, context, consoleWatch }) => {
  consoleWatch.allow(/ERR_|Failed to load resource/);
  const code = await handoverCodeOf(gateway, helena.userName);
  await context.route('**/wps/session/handover/**', (route) => route.abort('internetdisconnected'));
  await page.goto(`/m/home?token=${code}`);
  const dialog = page.getByRole('alertdialog', { name: say('You are not signed in yet') });
  await expect(dialog).toContainText(say('No internet. Check your connection and try again.'));
  await context.unroute('**/wps/session/handover/**');
  await dialog.getByRole('button', { name: say('Try again') }).click();
  await agreeToSignIn(page, say, 'helena.prado');
  await expect(page.getByRole('banner')).toContainText('helena.prado');
  await expect(dialog).toBeHidden();
});

test('a guest who did not ask for the link stays a guest, and the code is not used', async ({ page, gateway, say }) => {
  const code = await handoverCodeOf(gateway, helena.userName);
  await page.goto(`/m/home?token=${code}`);
  const dialog = page.getByRole('alertdialog', { name: say('Log in as {owner}?', { owner: 'helena.prado' }) });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role=alertdialog]');
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await expect(dialog).toBeHidden();
  expect(await readSession(page)).toBeNull();
  await page.goto(`/m/home?token=${code}`);
  await agreeToSignIn(page, say, 'helena.prado');
  await expect(page.getByRole('banner')).toContainText('helena.prado');
});
