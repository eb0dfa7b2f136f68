import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { handoverCodeOf } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { agreeToSignIn } from '../support/handover.ts';
import { demoAccount } from '../support/members.ts';
import { figures, readBalance, readSession } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const helena = demoAccount('helena.prado');

const invalid = 'This code or link is no longer valid. Create a new one and try again.';

/** Opens a link with a code and agrees to sign in: only the document itself is requested with the code. */
async function followLink(page: Page, say: Say, path: string, code: string): Promise<void> {
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
  // No referrer was sent to any host.
  for (const request of requests) {
    if (!request.isNavigationRequest()) expect(request.url()).not.toContain(code);
    expect((await request.headerValue('referer')) ?? '').toBe('');
  }
  expect(await page.evaluate(() => JSON.stringify([history.state, Object.keys(window)]))).not.toMatch(
    /mareToken|token=/,
  );
}

test.describe('without a worker, which would answer in the place of the gateway', () => {
  test.use({ serviceWorkers: 'block' });

  test('a code in the URL signs in, is removed from the URL before anything else runs, and works once [S1-338, S1-339, S1-340]', async ({
    page,
    gateway,
    say,
    browser,
    consoleWatch,
  }) => {
    consoleWatch.allow(/status of 401 .*\/wps\/session\/handover/);
    const code = await handoverCodeOf(gateway, helena.userName);
    const first = await browser.newContext({ baseURL: gateway.url, locale: 'pt-BR', serviceWorkers: 'block' });
    await followLink(await first.newPage(), say, '/m/home', code);
    await first.close();
    await page.goto(`/m/home?token=${code}`);
    await expect(page.getByRole('alert').getByText(say(invalid))).toBeVisible();
    expect(await readSession(page)).toBeNull();

    await page.goto('about:blank');
    await followLink(page, say, '/m/gameList?gameType=RNG', await handoverCodeOf(gateway, helena.userName));
    await page.goto('/m/home');
    await expect(page.getByRole('banner')).toContainText(figures(await readBalance(page)));
  });
});

test('a code that is invented, tampered with or empty shows an error, and the page stays usable; the URL is clean before the app’s own code is loaded [S1-339, S1-340]', async ({
  page,
  context,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401 .*\/wps\/session\/handover/);
  const held = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/m/home?token=ABCD1234EFGH', { waitUntil: 'commit' });
  await expect(page).not.toHaveURL(/token/);
  expect(await page.evaluate(() => 'mareStarted' in window)).toBe(false);
  held.resolve();
  for (const token of ['ABCD1234EFGH', '%3Cscript%3Ealert(1)%3C/script%3E', '']) {
    await test.step(`the code "${token}"`, async () => {
      await page.goto(`/m/home?token=${token}`);
      await waitForStart(page);
      await expect(page.getByRole('alert').getByText(say(invalid))).toBeVisible();
      expect(page.url()).not.toContain('token');
      expect(await readSession(page)).toBeNull();
    });
  }
  await page
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Account') })
    .click();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('a code of the signed-in member changes nothing; for another member the page asks first: no keeps the session, yes ends it [S1-341]', async ({
  member: page,
  gateway,
  say,
  consoleWatch,
}) => {
  // Home's requests that are pending when the link replaces the session.
  consoleWatch.allow(/status of 401/);
  await page.goto(`/m/home?token=${await handoverCodeOf(gateway, 'marina.costa')}`);
  await expect(page.getByText(say('You are signed in as {name}.', { name: 'marina.costa' }))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('marina.costa');

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

test('a guest who did not request the link stays a guest, and the code is not used; offline it can be retried', async ({
  page,
  gateway,
  say,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_|Failed to load resource/);
  const code = await handoverCodeOf(gateway, helena.userName);
  await context.route('**/wps/session/handover/**', (route) => route.abort('internetdisconnected'));
  await page.goto(`/m/home?token=${code}`);
  const trouble = page.getByRole('alertdialog', { name: say('You are not signed in yet') });
  await expect(trouble).toContainText(say('No internet. Check your connection and try again.'));
  await context.unroute('**/wps/session/handover/**');
  await trouble.getByRole('button', { name: say('Try again') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('Log in as {owner}?', { owner: 'helena.prado' }) });
  await expect(dialog).toBeVisible();
  await expect(trouble).toBeHidden();
  await expectAccessible(page, '[role=alertdialog]');
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await expect(dialog).toBeHidden();
  expect(await readSession(page)).toBeNull();

  await page.goto(`/m/home?token=${code}`);
  await agreeToSignIn(page, say, 'helena.prado');
  await expect(page.getByRole('banner')).toContainText('helena.prado');
});
