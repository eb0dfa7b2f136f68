import type { Page } from '@playwright/test';
import { homeDataId } from '#src/contract/worker/home-document.ts';
import { askHotGames, askVendors } from '../support/ask.ts';
import { isSoak } from '../support/soak.ts';
import { go, waitForStart } from '../support/start.ts';
import { expect, test } from './hostile.ts';
import { hostileName } from './hostile-texts.ts';
import { plant, plantAddresses, plantNames } from './plant.ts';
import { plantPlainTexts, refusedPromotion } from './plant-more.ts';

const dataScript = new RegExp(`<script type="application/json" id="${homeDataId}">([^]*?)</script>`);

test.beforeAll(async ({ gateway, sink }) => {
  await plant(gateway, async (db) => {
    await plantNames(db);
    await plantAddresses(db, sink.origin);
    await plantPlainTexts(db);
    // Home's popup is tested in hostile-contents.spec.ts, whose announcements may be on the same gateway.
    await db.updateTable('announcements').set({ force: 0 }).execute();
  });
});
test.beforeEach(async ({ gateway, request }) => {
  for (const language of ['pt', 'en'])
    await expect
      .poll(async () => (await request.get(`${gateway.url}/`, { headers: { Cookie: `language=${language}` } })).text())
      .toContain('hit(&#x27;brand&#x27;)');
});

const textOf = (page: Page, part = 'body') => page.locator(part).evaluate(({ textContent }) => textContent ?? '');

test('the home document contains them as text and as data, and none of them ends an element early', async ({
  request,
  gateway,
}) => {
  for (const language of ['pt', 'en'] as const) {
    const html = await (await request.get(`${gateway.url}/`, { headers: { Cookie: `language=${language}` } })).text();
    const json = dataScript.exec(html)?.[1] ?? '';
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    const [hottest] = await askHotGames(request, language);
    expect(hottest?.displayName).toContain('\u2028');
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(hottest?.displayName));
    // Boot, scroll position, data: scripts that the document also has with harmless names.
    expect(html.match(/<script/gi)).toHaveLength(3);
    expect(html.match(/<\/script/gi)).toHaveLength(3);
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<!--(?!\/?\$|\s*-->)/g)).toBeNull();
  }
});

/** The URL after a tap has had its effect: the router starts after the next paint, or after 100 ms (src/paint-first.ts). */
const addressAfterTap = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const tell = () => setTimeout(() => resolve(location.href));
        setTimeout(tell, 100);
        requestAnimationFrame(() => setTimeout(tell));
      }),
  );

/** Taps the first banners, each with another of the URLs, and the other pictures with links. */
async function tapPictures(page: Page, origin: string) {
  const pictures = page.locator('main a:has(img)');
  const [at, count] = [page.url(), await pictures.count()];
  for (let index = 0; index < (isSoak ? count : Math.min(count, 5)); index += 1) {
    await pictures.nth(index).dispatchEvent('click');
    const led = await addressAfterTap(page);
    expect(new URL(led).origin).toBe(origin);
    if (led !== at) await page.goBack();
    await expect(page).toHaveURL(at);
    await expect(pictures).toHaveCount(count);
  }
}

test('home shows them before and after hydration; no link of a banner or of the site runs code or leaves, with any URL', async ({
  page,
  request,
  gateway,
}) => {
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
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src]:not([type=module]), img[onerror]').length),
  ).toBe(0);
  const text = await textOf(page);
  for (const name of names) expect(text).toContain(name);
  for (const word of ['banner', 'eyebrow', 'brand']) expect(text).toContain(hostileName(word));

  for (const path of ['/', '/m/login', '/m/register']) {
    if (path !== '/') {
      await page.goto(path);
      await waitForStart(page);
      await page.waitForLoadState('networkidle');
    }
    const addresses = await page
      .locator('a[href]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    for (const address of addresses) expect(address).toMatch(/^https?:/);
    await tapPictures(page, gateway.url);
  }
});

test('a visitor finds them on every page that shows names', async ({ page }) => {
  for (const path of ['/m/help', '/m/notice', '/m/gameList?gameType=HOT', '/m/gameList?gameType=RNG']) {
    await page.goto(path);
    await waitForStart(page);
    await page.waitForLoadState('networkidle');
    if (path.endsWith('HOT'))
      await expect(page.getByRole('main').getByRole('listitem').first()).toContainText("{{7*7}}${hit('");
    await page.mouse.wheel(0, 5000);
    await page.waitForTimeout(200);
  }
  for (const [path, ...words] of [
    ['/m/jackpot', 'jackpot'],
    ['/m/lottery', 'lottery'],
    ['/m/hotMatch', 'league', 'home', 'away'],
    ['/m/gameList?gameType=LIVE', 'host'],
    ['/m/service', 'service'],
    ['/m/app', 'brand'],
    ['/m/speedTest', 'brand'],
    ['/m/forget', 'brand'],
  ] as const) {
    await go(page, path);
    for (const word of words) await expect(page.getByRole('main')).toContainText(hostileName(word));
  }
  await go(page, '/m/gameList?gameType=RNG&vassalage=AB');
  await expect(page.getByRole('main')).toContainText(hostileName('AB'));
  const typed = `<img src=x onerror=hit('search')><0>no</0>`;
  await page.getByRole('combobox').fill(typed);
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('main')).toContainText(typed);
  await page.goto('/vip/vip.html');
  for (const word of ['level', 'benefit']) await expect(page.getByRole('main')).toContainText(hostileName(word));
});

test('a member has such names, and plays such a game', async ({ member, say }) => {
  await expect(member.getByRole('banner')).toContainText('marina.costa');
  // The announcements open in their own time: over the tile, or after the game has opened.
  await member.addLocatorHandler(member.locator('body.popup-on').getByRole('dialog'), () =>
    member.keyboard.press('Escape'),
  );
  await member
    .getByRole('list', { name: say('Popular'), exact: true })
    .getByRole('button')
    .first()
    .click();
  const dialog = member.getByRole('dialog').filter({ has: member.locator('iframe') });
  await expect(dialog.frameLocator('iframe').getByRole('button', { name: 'Girar' })).toBeEnabled({ timeout: 20_000 });
  await expect(dialog.frameLocator('iframe').locator('body')).toContainText('onerror=hit');
  await dialog.getByRole('button', { name: say('Leave the game') }).click();
  await expect(dialog).toHaveCount(0);
  await member.goto('/m/member/home');
  await expect(member.getByRole('main')).toContainText(hostileName('label').slice(-40));
  for (const [path, ...words] of [
    ['/m/feedback', 'feedback', 'answer'],
    [`/m/activity/${refusedPromotion}`, 'reason'],
  ] as const) {
    await go(member, path);
    for (const word of words) await expect(member.getByRole('main')).toContainText(hostileName(word));
  }
});
