import { readFileSync } from 'node:fs';
import { parse } from 'plist';
import { devices } from '@playwright/test';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';

const iphone = devices['iPhone 13'].userAgent;
const chromeOnIphone = iphone.replace(/Version\/\S+/, 'CriOS/126.0.6478.54');
const android = devices['Pixel 5'].userAgent;

for (const language of journeyLanguages) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('each device is shown its method: Safari’s with the profile, Safari itself first, Chrome’s with the package, or a QR code [CARD-15, S1-077, S1-088, S1-417]', async ({
      page,
      context,
      say,
      gateway,
    }) => {
      const browser = await context.newCDPSession(page);
      const openWith = async (userAgent: string) => {
        await browser.send('Emulation.setUserAgentOverride', { userAgent });
        await page.goto('/m/app');
      };
      const withSafari = page.getByRole('heading', { name: say('With Safari') });
      const useSafari = page.getByRole('heading', { name: say('Open this page in Safari') });
      const address = `${gateway.url}/m/app`;
      await test.step('a computer', async () => {
        await page.goto('/m/app');
        await expect(page.getByRole('img', { name: say('QR code of {address}', { address }) })).toBeVisible();
        await expect(page.getByText(address.replace('http://', ''), { exact: true })).toBeVisible();
      });
      await test.step('an iPhone', async () => {
        await openWith(iphone);
        await expect(page.getByRole('radio', { name: 'iPhone' })).toBeChecked();
        await expect(withSafari).toBeVisible();
        await expect(page.getByText(say('The app requires iOS 12.4 or later.'))).toBeVisible();
        await expect(page.getByRole('link', { name: say('Download for iPhone') })).toHaveAttribute(
          'href',
          'https://apps.mare.example/ios',
        );
        await expect(useSafari).toHaveCount(0);
        await expect(page.getByRole('button', { name: say('Copy the address') })).toHaveCount(0);

        const downloading = page.waitForEvent('download');
        await page.getByRole('link', { name: say('Download the profile') }).click();
        const file = await downloading;
        expect(file.suggestedFilename()).toBe('mare.mobileconfig');
        const profile = parse(readFileSync(await file.path(), 'utf8')) as {
          PayloadContent: Record<string, unknown>[];
        };
        expect(profile.PayloadContent[0]).toMatchObject({
          PayloadType: 'com.apple.webClip.managed',
          FullScreen: true,
          IsRemovable: true,
        });
        expect(String(profile.PayloadContent[0]?.['URL'])).toMatch(/\/\?source=webclip$/);
      });
      await test.step('another browser on an iPhone', async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openWith(chromeOnIphone);
        await expect(useSafari).toBeVisible();
        await page.getByRole('button', { name: say('Copy the address') }).click();
        await expect(page.getByText(say('Address copied'))).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      });
      await test.step('an Android phone', async () => {
        await openWith(android);
        await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
        await expect(page.getByRole('heading', { name: say('With Chrome') })).toBeVisible();
        const apk = page.getByRole('link', { name: say('Download for Android') });
        await expect(apk).toHaveAttribute('href', /mare\.apk$/);
        for (const messenger of ['LINE', 'Telegram'])
          await expect(page.getByRole('link', { name: messenger })).toHaveAttribute('rel', 'noopener noreferrer');
        await page.getByRole('radio', { name: 'iPhone' }).click();
        await expect(withSafari).toBeVisible();
        await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
      });
    });
  });
}

test('offline without a cache the page says so, and loads when there is a network; hostile links of a merchant are not shown', async ({
  page,
  say,
  context,
  gateway,
  request,
  consoleWatch,
}) => {
  consoleWatch.allow(/^Failed to load resource: net::ERR_\w+ \(.*\/wps\/system\/status/);
  await context.route('**/wps/system/status*', (route) => route.abort('internetdisconnected'));
  // A URL with parameters unknown to the page is served as an app shell, without the page's data.
  await page.goto('/m/app?more=1');
  await expect(page.getByRole('heading', { name: say('Nothing saved here yet') })).toBeVisible({ timeout: 20_000 });
  await context.unroute('**/wps/system/status*');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Try again') })
    .click();
  await expect(page.getByRole('heading', { name: say('With Chrome') })).toBeVisible();
  await page.getByRole('button', { name: say('Back') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  const all = await changeLinks(gateway, () => 'javascript:alert(1)');
  try {
    // The page is rendered with the links in it; the gateway sees the change within half a second.
    await expect.poll(async () => (await request.get('/m/app')).text()).toContain('javascript:alert');
    await page.goto('/m/app');
    // On a desktop the QR code shifts the content below it after hydration.
    await waitForStart(page);
    await page.getByRole('radio', { name: 'iPhone' }).click();
    await expect(page.getByRole('heading', { name: say('With Safari') })).toBeVisible();
    await expect(page.getByText(say('The app requires iOS 12.4 or later.'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  } finally {
    await changeLinks(gateway, (type) => all.get(type) ?? '');
  }
});

type Gateway = Parameters<typeof changeLobby>[0];
/** Replaces the URL of every link; returns the previous ones. */
async function changeLinks(gateway: Gateway, address: (type: string) => string): Promise<Map<string, string>> {
  const before = new Map<string, string>();
  await changeLobby(gateway, 'status', async (db) => {
    for (const { resource_type: type, url } of await db.selectFrom('resources').selectAll().execute()) {
      before.set(type, url);
      await db
        .updateTable('resources')
        .set({ url: address(type) })
        .where('resource_type', '=', type)
        .execute();
    }
  });
  return before;
}

test('a web clip recognises itself, after navigations and reloads too, and its login says so [CARD-15]', async ({
  page,
  say,
  account,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/?source=webclip');
  await waitForStart(page);
  const note = page.getByText(say('You are already in the app, installed with the profile.'));
  await go(page, '/m/app');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  const login = page.waitForRequest('**/wps/session/login');
  await go(page, '/m/login');
  await sendLogin(page, say, account);
  expect((await login).headers()['device']).toBe('OTHERS');
});
