import type { Page } from '@playwright/test';
import { isSoak } from '../support/soak.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';
import { expect, recordRuns, test } from './hostile.ts';
import { hostileContents, hostileHtml, hostileName, swallows, wordsAround } from './hostile-texts.ts';
import { plant, plantContents, plantedPromotions } from './plant.ts';
import { plantedMessage, plantTermsAndMessage } from './plant-more.ts';
import { openSink } from './sink.ts';

const harmless =
  `a b blockquote br center code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s small span strong
  sub sup table tbody td tfoot th thead tr u ul`.split(/\s+/);

/** Shows all content of a page: expands folded parts, hovers over it, follows links without a target. */
async function stir(page: Page, place = 'main') {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  await page.mouse.wheel(0, 100_000);
  await page.evaluate((within) => {
    for (const element of document.querySelectorAll<HTMLElement>(`${within} :is(p:not(a p), a:not([href]))`)) {
      for (const type of ['pointerover', 'mouseover', 'focus', 'click'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  }, place);
  await page.waitForTimeout(300);
}

/** The remains of the contents: the elements and attributes around the planted words. */
const remains = (page: Page, place = 'main') =>
  page.evaluate((within) => {
    const boxes = [...document.querySelectorAll(`${within} p`)]
      .filter(({ textContent }) => textContent?.startsWith('antes'))
      .map((p) => p.parentElement);
    const inside = boxes.flatMap((box) => [...(box?.querySelectorAll('*') ?? [])]);
    return {
      count: boxes.length,
      tags: [...new Set(inside.map(({ localName }) => localName))],
      attributes: [...new Set(inside.flatMap((element) => element.getAttributeNames()))],
      styles: inside.map((element) => element.getAttribute('style') ?? '').join(';'),
      links: inside
        .flatMap((element) => element.getAttribute('href') ?? [])
        .map((link) => new URL(link, location.href).protocol),
      pictures: inside
        .flatMap((element) => element.getAttribute('src') ?? [])
        .map((picture) => new URL(picture, location.href).origin),
      origin: location.origin,
    };
  }, place);

/** The planted rows, as one text. */
const inTheRow = (piece: string) => !swallows(piece);
type Planted = { place?: string; pieces?: (piece: string) => boolean };

async function expectHarmless(page: Page, foreign: string, { place = 'main', pieces = () => true }: Planted = {}) {
  const text = (await page.locator(place).textContent()) ?? '';
  const planted = [...hostileHtml(foreign).entries()].filter(([, piece]) => pieces(piece));
  for (const [index, piece] of planted) {
    const [before, after] = wordsAround(index);
    expect.soft(text, piece).toContain(before);
    if (!swallows(piece)) expect.soft(text, piece).toContain(after);
  }
  const { count, tags, attributes, styles, links, pictures, origin } = await remains(page, place);
  expect(count).toBeGreaterThanOrEqual(planted.length);
  expect(tags.filter((name) => !harmless.includes(name))).toEqual([]);
  expect(attributes.filter((name) => /^(on|id$|name$|srcset|ping|formaction|action|srcdoc)/.test(name))).toEqual([]);
  expect(styles).not.toMatch(/url|image-set|fixed|animation/);
  expect(links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  expect(pictures.filter((from) => from !== origin)).toEqual([]);
}

test.beforeAll(async ({ gateway, sink }) => {
  await plant(gateway, async (db) => {
    await plantContents(db, hostileContents(sink.origin));
    await plantTermsAndMessage(db, sink.origin);
  });
});
test.beforeEach(async ({ gateway, request }) => {
  // The gateway polls for changes by other processes twice a second.
  await expect.poll(async () => (await request.get(`${gateway.url}/`)).text()).toContain('antes0');
});

test('the contents do run, and do send requests, without protection', async ({ browser }) => {
  const sink = await openSink();
  const context = await browser.newContext();
  const ran: string[] = [];
  await recordRuns(context, ran);
  const every = isSoak ? 1 : 3;
  for (const content of hostileHtml(sink.origin).filter((_, index) => index % every === 0)) {
    const page = await context.newPage();
    await page.setContent(content, { waitUntil: 'commit' });
  }
  await expect.poll(() => new Set(ran).size).toBeGreaterThan(10 / every);
  await expect.poll(sink.connections).toBeGreaterThan(10 / every);
  await expect.poll(() => new Set([...ran, ...sink.asked]).size).toBeGreaterThan(15 / every);
  await context.close();
  sink.close();
});

test('a visitor reads them in the popup of home, on every page and as a promotion’s terms: nothing runs, nothing is requested, the words around are shown', async ({
  page,
  sink,
  say,
}) => {
  await test.step('home shows them in its popup, and as one line of text', async () => {
    await page.goto('/');
    await waitForStart(page);
    const popup = page.getByRole('dialog');
    await expect(popup).toContainText('antes0');
    const next = popup.getByRole('button', { name: say('Next announcement') });
    while (await next.isEnabled()) await next.click();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await stir(page);
    await expect(page.getByRole('link', { name: /antes0/ })).toBeVisible();
  });

  for (const path of ['/m/notice', '/m/activity', '/m/help'] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText('antes0', { exact: true }).first()).toBeAttached();
      await stir(page);
      await expectHarmless(page, sink.origin);
      expect(new URL(page.url()).pathname).toBe(path);
      const title = hostileName(path === '/m/help' ? 'topic-3' : 'title-3');
      expect(await page.locator('main').textContent()).toContain(title);
    });

  await test.step('the terms of use', async () => {
    await page.goto('/m/userAgreement');
    await expect(page.getByRole('main').getByRole('heading', { name: hostileName('terms') })).toBeVisible();
    await stir(page);
    await expectHarmless(page, sink.origin, { pieces: inTheRow });
    expect(new URL(page.url()).pathname).toBe('/m/userAgreement');
  });

  for (const [index, id] of plantedPromotions.entries())
    await test.step(`the terms of ${id}`, async () => {
      await page.goto(`/m/activity/${id}`);
      await expect(page.getByRole('heading', { name: hostileName(`promotion-${index}`) })).toBeVisible();
      await expect(page.getByText(`antes${index}`, { exact: true }).first()).toBeAttached();
      await stir(page);
      const { count, tags } = await remains(page);
      expect(count).toBeGreaterThan(0);
      expect(tags.filter((name) => !harmless.includes(name))).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(`/m/activity/${id}`);
    });
});

test('a member reads them all, and a message', async ({ member, sink, say }) => {
  for (const path of ['/m/notice', '/m/activity', '/m/help']) {
    await go(member, path);
    await waitForPage(member);
    await expect(member.getByText('antes0', { exact: true }).first()).toBeAttached();
    await stir(member);
    await expectHarmless(member, sink.origin);
  }
  await go(member, '/m/webEmail');
  const row = member.getByRole('list', { name: say('Inbox') }).getByRole('listitem');
  await expect(row).toContainText(plantedMessage);
  await row.getByRole('button').first().click();
  const message = member.getByRole('dialog', { name: plantedMessage });
  await expect(message.getByText('antes0', { exact: true })).toBeVisible();
  await stir(member, '[role=dialog]');
  await expectHarmless(member, sink.origin, { place: '[role=dialog]', pieces: inTheRow });
  expect(new URL(member.url()).pathname).toBe('/m/webEmail');
});
