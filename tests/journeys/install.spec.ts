import { readFileSync } from 'node:fs';
import { parse } from 'plist';
import { devices } from '@playwright/test';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';

const iphone = devices['iPhone 13'].userAgent;
const chromeOnIphone = iphone.replace(/Version\/\S+/, 'CriOS/126.0.6478.54');
const android = devices['Pixel 5'].userAgent;

for (const language of ['pt', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('the manifest is read without an error, in the language of the reader [CARD-13]', async ({ visitor }) => {
      const session = await visitor.context().newCDPSession(visitor);
      const { url, data, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(new URL(url).pathname).toBe('/manifest.webmanifest');
      const hot = language === 'pt' ? 'Jogos populares' : 'Popular games';
      expect(JSON.parse(data ?? '{}')).toMatchObject({
        lang: language === 'pt' ? 'pt-BR' : 'en',
        shortcuts: [{ name: hot }, {}, {}, {}],
      });
    });
  });
}

for (const language of journeyLanguages) {
  test.describe(`an iPhone in ${language}`, () => {
    test.use({ language, userAgent: iphone });

    test('is shown Safari’s way, the profile and what iOS is needed [CARD-15, S1-417, S1-077]', async ({
      page,
      say,
    }) => {
      await page.goto('/m/app');
      await expect(page.getByRole('radio', { name: 'iPhone' })).toBeChecked();
      await expect(page.getByRole('heading', { name: say('With Safari') })).toBeVisible();
      await expect(page.getByText(say('The app requires iOS 12.4 or later.'))).toBeVisible();
      await expect(page.getByRole('link', { name: say('Download for iPhone') })).toHaveAttribute(
        'href',
        'https://apps.mare.example/ios',
      );
      await expect(page.getByRole('heading', { name: say('Open this page in Safari') })).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('Copy the address') })).toHaveCount(0);

      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: say('Download the profile') }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('mare.mobileconfig');
      const profile = parse(readFileSync(await file.path(), 'utf8')) as { PayloadContent: Record<string, unknown>[] };
      expect(profile.PayloadContent[0]).toMatchObject({
        PayloadType: 'com.apple.webClip.managed',
        FullScreen: true,
        IsRemovable: true,
      });
      expect(String(profile.PayloadContent[0]?.['URL'])).toMatch(/\/\?source=webclip$/);
    });
  });
}

test.describe('another browser on an iPhone', () => {
  test.use({ userAgent: chromeOnIphone, permissions: ['clipboard-read', 'clipboard-write'] });
  test('is told to use Safari, and can copy the address for it', async ({ page, say, gateway }) => {
    await page.goto('/m/app');
    await expect(page.getByRole('heading', { name: say('Open this page in Safari') })).toBeVisible();
    await page.getByRole('button', { name: say('Copy the address') }).click();
    await expect(page.getByText(say('Address copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${gateway.url}/m/app`);
  });
});

test.describe('an Android phone', () => {
  test.use({ userAgent: android });
  test('is shown Chrome’s way, the package and the messengers, and the other guide when asked [S1-077, S1-088]', async ({
    page,
    say,
  }) => {
    await page.goto('/m/app');
    await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked();
    await expect(page.getByRole('heading', { name: say('With Chrome') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('Download for Android') })).toHaveAttribute('href', /mare\.apk$/);
    for (const messenger of ['LINE', 'Telegram'])
      await expect(page.getByRole('link', { name: messenger })).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByRole('radio', { name: 'iPhone' }).click();
    await expect(page.getByRole('heading', { name: say('With Safari') })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(0);
    await page.getByRole('button', { name: say('Back') }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('a computer is shown a QR code of the address', async ({ page, say, gateway }) => {
  await page.goto('/m/app');
  const address = `${gateway.url}/m/app`;
  await expect(page.getByRole('img', { name: say('QR code of {address}', { address }) })).toBeVisible();
  await expect(page.getByText(address.replace('http://', ''), { exact: true })).toBeVisible();
});

test('a merchant without links shows the ways that need none; one with hostile links shows none of them', async ({
  page,
  say,
  gateway,
  request,
}) => {
  const all = await changeLinks(gateway, () => 'javascript:alert(1)');
  // The page comes rendered with the links in it; the gateway hears of the change within half a second.
  await expect.poll(async () => (await request.get('/m/app')).text()).toContain('javascript:alert');
  await page.goto('/m/app');
  await page.getByRole('radio', { name: 'iPhone' }).click();
  await expect(page.getByRole('heading', { name: say('With Safari') })).toBeVisible();
  await expect(page.getByText(say('The app requires iOS 12.4 or later.'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await changeLinks(gateway, (type) => all.get(type) ?? '');
});

type Gateway = Parameters<typeof changeLobby>[0];
/** Gives every link another address; answers the addresses that they had. */
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

test('without a network and without anything stored the page says so, and comes when there is one', async ({
  page,
  say,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|net::ERR/);
  await context.route('**/wps/system/status*', (route) => route.abort('internetdisconnected'));
  // An address with more in it than the page's own comes as an outline, without the page's data.
  await page.goto('/m/app?more=1');
  await expect(page.getByRole('heading', { name: say('No internet') })).toBeVisible({ timeout: 20_000 });
  await context.unroute('**/wps/system/status*');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Try again') })
    .click();
  await expect(page.getByRole('heading', { name: say('With Chrome') })).toBeVisible();
});

test('the member centre leads to the page', async ({ member, say }) => {
  await member
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Account') })
    .click();
  await member
    .getByRole('main')
    .getByRole('link', { name: say('Get the app') })
    .click();
  await expect(member).toHaveURL(/\/m\/app$/);
  await expect(member).toHaveTitle(`${say('Get the app')} · Maré`);
});

test('a web clip knows what it is, after navigations and reloads too, and its login says so [CARD-15]', async ({
  page,
  say,
  account,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/?source=webclip');
  await waitForStart(page);
  const note = page.getByText(say('You are in the app already: it came with the profile.'));
  await go(page, '/m/app');
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  const login = page.waitForRequest('**/wps/session/login');
  await signIn(page, account);
  expect((await login).headers()['device']).toBe('OTHERS');
});
