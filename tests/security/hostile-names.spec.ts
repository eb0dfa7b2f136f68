import type { Page } from '@playwright/test';
import { homeDataId } from '#src/contract/home-document.ts';
import { askHotGames, askVendors } from '../support/ask.ts';
import { isSoak } from '../support/soak.ts';
import { waitForStart } from '../support/start.ts';
import { expect, test } from './hostile.ts';
import { hostileName } from './hostile-texts.ts';
import { plant, plantAddresses, plantNames } from './plant.ts';

const dataScript = new RegExp(`<script type="application/json" id="${homeDataId}">([^]*?)</script>`);

test.beforeAll(async ({ gateway, sink }) => {
  await plant(gateway, async (db) => {
    await plantNames(db);
    await plantAddresses(db, sink.origin);
  });
});
test.beforeEach(async ({ gateway, request }) => {
  for (const language of ['pt', 'en'])
    await expect
      .poll(async () => (await request.get(`${gateway.url}/`, { headers: { Cookie: `language=${language}` } })).text())
      .toContain('hit(&#x27;brand&#x27;)');
});

const textOf = (page: Page, part = 'body') => page.locator(part).evaluate(({ textContent }) => textContent ?? '');

test('the home document holds them as text and as data, and nothing of it ends early', async ({
  request,
  gateway,
  page,
}) => {
  for (const language of ['pt', 'en'] as const) {
    const html = await (await request.get(`${gateway.url}/`, { headers: { Cookie: `language=${language}` } })).text();
    const json = dataScript.exec(html)?.[1] ?? '';
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    const [hottest] = await askHotGames(request, language);
    expect(hottest?.displayName).toContain('\u2028');
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(hottest?.displayName));
    // Boot, scroll position, data: what the document has with harmless names too.
    expect(html.match(/<script/gi)).toHaveLength(3);
    expect(html.match(/<\/script/gi)).toHaveLength(3);
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<!--(?!\/?\$|\s*-->)/g)).toBeNull();
  }
  await page.goto('/');
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src]:not([type=module]), img[onerror]').length),
  ).toBe(0);
});

test('home shows them before and after it comes to life', async ({ page, request }) => {
  const [hot, sorting] = [await askHotGames(request, 'pt'), await askVendors(request)];
  const names = [
    ...hot.slice(0, 6).map(({ displayName }) => displayName),
    ...(sorting[0]?.vendorNames ?? []).slice(0, 3).map(({ accountTypeName }) => accountTypeName),
  ];
  expect(names.length).toBe(9);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await waitForStart(page);
  await page.waitForLoadState('networkidle');
  const text = await textOf(page);
  for (const name of names) expect(text).toContain(name);
  for (const word of ['banner', 'eyebrow', 'brand']) expect(text).toContain(hostileName(word));
});

test('no link of a banner or of the site runs or leaves, whatever its address', async ({ page, gateway }) => {
  for (const path of ['/m/home', '/m/login', '/m/register']) {
    await page.goto(path);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
    const links = page.locator('a[href]');
    const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    for (const address of addresses) expect(address).toMatch(/^https?:/);
    const count = await page.locator('main a:has(img)').count();
    // The banners come first, and each of the addresses is on one of them.
    for (let index = 0; index < (isSoak ? count : Math.min(count, 5)); index += 1) {
      await page.locator('main a:has(img)').nth(index).dispatchEvent('click');
      await page.waitForTimeout(100);
      expect(new URL(page.url()).origin).toBe(gateway.url);
      await page.goto(path);
      await waitForStart(page);
      await expect(page.locator('main a:has(img)')).toHaveCount(count);
    }
  }
});

test('a visitor finds them on every page that shows names', async ({ page }) => {
  for (const path of [
    '/m/gameList?gameType=HOT',
    '/m/gameList?gameType=RNG',
    '/m/login',
    '/m/register',
    '/m/help',
    '/m/notice',
  ]) {
    await page.goto(path);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 5000);
    await page.waitForTimeout(200);
  }
  await page.goto('/m/gameList?gameType=HOT');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText("{{7*7}}${hit('");
  await page.goto('/m/gameList?gameType=RNG&vassalage=AB');
  await expect(page.getByRole('main')).toContainText(hostileName('AB'));
  const typed = `<img src=x onerror=hit('search')><0>no</0>`;
  await page.getByRole('combobox').fill(typed);
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('main')).toContainText(typed);
});

test('a member bears them, and plays a game that does', async ({ member, say }) => {
  await member.goto('/m/member/home');
  await expect(member.getByRole('main')).toContainText(hostileName('label').slice(-40));
  await member.goto('/m/home');
  await expect(member.getByRole('banner')).toContainText('marina.costa');
  await member
    .getByRole('list', { name: say('Popular'), exact: true })
    .getByRole('button')
    .first()
    .click();
  const dialog = member.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 20_000 });
  await expect(dialog.frameLocator('iframe').locator('body')).toContainText('onerror=hit');
});
