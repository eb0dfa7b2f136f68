import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

/** Breaks pictures in every way: missing, unreachable, not a picture; until stopped. */
async function breakPictures(page: Page) {
  let asked = 0;
  let broken = true;
  await page.route(/\.svg(?:$|\?)/, (route) => {
    asked += 1;
    if (!broken) return route.continue();
    if (asked % 3 === 0) return route.abort();
    if (asked % 3 === 1) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ contentType: 'image/svg+xml', body: 'not a picture' });
  });
  return (now: boolean) => (broken = now);
}

const pictures = (page: Page) => page.getByRole('main').locator('img');

/** The number of failed pictures that are covered, and that show the browser's broken icon. */
const failures = (page: Page) =>
  pictures(page).evaluateAll((found) => {
    const failed = found.filter((image) => image instanceof HTMLImageElement && image.complete && !image.naturalWidth);
    const covered = failed.filter((image) => getComputedStyle(image).content.startsWith('url('));
    return { covered: covered.length > 0, signs: failed.length - covered.length };
  });

/** The positions of tiles, rows and cards, and their texts. */
const places = (page: Page) =>
  page
    .getByRole('main')
    .locator('li, article')
    .evaluateAll((found) =>
      found.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent?.replaceAll(/[\d:.,]+/g, '#'), ...[x, y, width, height].map(Math.round)];
      }),
    );

const pages = {
  '/': ['Fundo do mar, peixe à vista', 'Rei Polvo'],
  '/m/slotsCenter': ['Rei Polvo', 'Abissal'],
  '/m/gameCenter': ['Pescaria'],
  '/m/lottery': ['Mega Dragão'],
  '/m/jackpot': ['Ressaca'],
  '/m/activity': ['Semana da pescaria'],
};

test('pictures that fail to load leave names and layout unchanged, and show no broken icon', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource/);
  const setBroken = await breakPictures(page);
  await page.goto('/');
  for (const [path, names] of Object.entries(pages)) {
    setBroken(true);
    await go(page, path);
    await waitForPage(page);
    await waitForStart(page);
    for (const name of names) await expect(page.getByRole('main').getByText(name).first(), path).toBeVisible();
    await expect.poll(() => failures(page), path).toEqual({ covered: true, signs: 0 });
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    if (!['/m/lottery', '/m/gameCenter'].includes(path)) await expectAccessible(page);

    const before = await places(page);
    setBroken(false);
    await pictures(page).evaluateAll((found) => {
      for (const image of found) image.setAttribute('src', `${image.getAttribute('src')}?again`);
    });
    await expect.poll(() => failures(page), path).toEqual({ covered: false, signs: 0 });
    expect(await places(page), path).toEqual(before);
  }
});
