import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

test('a visitor sees the message centre without a badge, is redirected to the login by the inbox, and home by the arrow; messenger and affiliate service open the configured URLs [S1-006, S1-195, S1-196, S1-197, S1-189, S1-193]', async ({
  visitor,
  context,
  say,
}) => {
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(request.url()));
  await go(visitor, '/m/message');
  const main = visitor.getByRole('main');
  await expect(main.getByRole('link', { name: say('Announcements') })).toBeVisible();
  await expect(main.getByText(/^\d+\+?$/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: say('Live chat') })).toBeVisible();
  await expectAccessible(visitor);
  await context.route('https://suporte.mare.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'ok' }),
  );
  for (const [name, address] of [
    ['Messenger', 'https://suporte.mare.example/telegram'],
    ['Affiliate service', 'https://suporte.mare.example/afiliados'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: say(name) }).click();
    const page = await opened;
    await expect(page).toHaveURL(address);
    await page.close();
  }

  await main.getByRole('link', { name: say('Inbox') }).click();
  await expect(visitor).toHaveURL(/\/m\/login$/);
  await go(visitor, '/m/message');
  await visitor.getByRole('button', { name: say('Back') }).click();
  await expect(visitor).toHaveURL(/\/m\/home$/);
  expect(asked.filter((url) => url.includes('CSP_'))).toEqual([]);
});

test('the inbox and the live chat are listed where the merchant has them [S1-073, S1-192]', async ({
  page,
  gateway,
  request,
  say,
}) => {
  const status = async () => (await request.get('/wps/system/status')).text();
  const main = page.getByRole('main');
  try {
    for (const flag of ['CBS3', 'mailCenter']) await operate(gateway, ['flags', 'set', flag, 'off']);
    await expect.poll(status).toMatch(/"mailCenter":false/);
    await page.goto('/m/message');
    await expect(main.getByRole('link', { name: say('Announcements') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('Live chat') })).toHaveCount(0);
    await expect(main.getByRole('link', { name: say('Inbox') })).toHaveCount(0);
  } finally {
    for (const flag of ['CBS3', 'mailCenter']) await operate(gateway, ['flags', 'set', flag, 'on']);
    await expect.poll(status).toMatch(/"mailCenter":true/);
  }
});

test('a free-trial guest is refused the inbox for a second, without a request [S1-012, S1-014, S1-349]', async ({
  page,
  gateway,
  say,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await comeBackAs(page, gateway, demoAccount('visita.livre').userName);
  await go(page, '/m/message');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Inbox') })
    .click();
  const refused = page.getByRole('alert').getByText(say('Free accounts cannot do this. Register to play.'));
  await expect(refused).toBeVisible();
  await waitForPage(page);
  await expect(page).toHaveURL(/\/m\/message$/);
  await expect(refused).toHaveCount(0, { timeout: 2500 });
  expect(asked.filter((url) => url.includes('CSP_'))).toEqual([]);
});

test('an announcement that is read loses its dot at once, and is read on the next visit [S1-295, S1-296, S1-378]', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 500/);
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  const told = page.waitForRequest((request) => request.url().includes('readAnnouncement'));
  await page.goto('/m/notice');
  const unread = page.getByRole('main').getByText(say('Unread.'));
  await expect(unread.first()).toBeAttached();
  const before = await unread.count();
  expect((await told).postDataJSON()).toEqual({ announcementId: expect.any(String) as unknown, read: true });
  await expect.poll(() => unread.count()).toBeLessThan(before);
  const after = await unread.count();
  await page.route('**/MCSFE_getListAnnouncements?*', (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'unknown_error', value: {} } }),
  );
  await page.reload();
  await waitForStart(page);
  // From the cache, without an error.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(after).toBeLessThan(before);
});
