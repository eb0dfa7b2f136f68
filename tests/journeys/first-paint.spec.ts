import type { Page } from '@playwright/test';
import { askHotGames, askWinners } from '../support/ask.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { go, waitForStart } from '../support/start.ts';

/** Delays the app's code, or one file of it, until the returned function is called. */
async function holdCode(page: Page, file = '/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${file}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page that is not server-rendered shows its app shell before its code, which loads in parallel, and then itself', async ({
  page,
}) => {
  const release = await holdCode(page);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/m/gameList?gameType=RNG&q=polvo', { waitUntil: 'commit' });
  const shell = page.locator('.wait');
  await expect(shell).toBeVisible();
  const texts = [
    'locales/pt.po',
    'locales/pt-shell.po',
    'locales/pt-pages.po',
    'src/routes/m.gameList.tsx?tsr-split=component---loader',
  ].map(builtFile);
  await expect.poll(() => texts.filter((file) => !asked.has(file))).toEqual([]);
  release();
  await expect(page.getByRole('button', { name: 'Rei Polvo' }).first()).toBeVisible();
  await expect(shell).toBeHidden();
});

test.describe('home without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is full of real content, and its links work', async ({ page, say, request }) => {
    const [hot, winners] = await Promise.all([askHotGames(request, 'pt'), askWinners(request, 'pt')]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('link', { name: say('Register') })).toBeVisible();
    const tiles = page.getByRole('list', { name: say('Popular') }).getByRole('listitem');
    await expect(tiles).toHaveCount(9);
    for (const [place, game] of hot.slice(0, 9).entries())
      await expect(tiles.nth(place)).toContainText(game.displayName);
    const picture = tiles.first().locator('img');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const board = page.getByRole('group', { name: say('Latest winners') });
    await expect(board.getByRole('button')).toHaveCount(6);
    await expect(board.getByRole('button').first()).toContainText(winners[0]?.vo.gameName ?? '-');
    await expect(page.getByRole('group', { name: say('Categories') }).getByRole('button')).toHaveCount(10);
    await expect(page.getByRole('link', { name: say('Announcements'), exact: false }).first()).toHaveAttribute(
      'href',
      '/m/notice',
    );
    await expect(page.getByRole('region', { name: say('Providers') }).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('© 2025');
    await expect(page.getByRole('navigation', { name: say('Main menu') }).getByRole('link')).toHaveCount(5);
    await page.getByRole('link', { name: say('See all: {title}', { title: say('Popular') }) }).click();
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=HOT$/);
  });
});

test.describe('home in the other language', () => {
  test.use({ language: 'en' });

  test('hydrates the server-rendered document without a warning', async ({ page, say, request }) => {
    const [hot, winners] = await Promise.all([askHotGames(request, 'en'), askWinners(request, 'en')]);
    const release = await holdCode(page);
    await page.goto('/');
    const board = page.getByRole('group', { name: say('Latest winners') });
    const tiles = page.getByRole('list', { name: say('Popular') }).getByRole('listitem');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(tiles).toHaveCount(9);
    for (const [place, game] of hot.slice(0, 9).entries())
      await expect(tiles.nth(place)).toContainText(game.displayName);
    await expect(board.getByRole('button').first()).toContainText(winners[0]?.vo.gameName ?? '-');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root *')) element.setAttribute('data-served', '');
    });
    release();
    await waitForStart(page);
    // The rows that repeat at the end of the board are added after hydration.
    await expect(board.locator('li[aria-hidden]')).not.toHaveCount(0);
    const parts = [
      page.getByRole('banner'),
      page.getByRole('link', { name: say('Log in') }),
      tiles.getByRole('button').first(),
      board.getByRole('button').first(),
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: say('Main menu') }),
    ];
    for (const part of parts) await expect(part).toHaveAttribute('data-served');
  });
});

test('home presses a button that was tapped before its code was loaded', async ({ page, say }) => {
  const release = await holdCode(page);
  await page.goto('/');
  const slots = page.getByRole('group', { name: say('Categories') }).getByRole('button', { name: say('Slots') });
  await slots.tap();
  await expect(slots).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(slots).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: say('Slots'), exact: true })).toBeVisible();
});

test('back restores the scroll position of before the code was loaded', async ({ page, say, request }) => {
  const path = '/m/gameList?gameType=RNG';
  // The first request may get the app shell.
  await expect.poll(async () => (await request.get(path)).text()).toContain('id="home-data"');
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page
    .getByRole('list', { name: say('Slots') })
    .getByRole('listitem')
    .nth(14)
    .scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  release();
  await waitForStart(page);
  await go(page, '/m/help');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('text typed into login and registration before the code of their forms is loaded is kept', async ({
  page,
  say,
  request,
}) => {
  // As in the installed app: there the served page differs from the hydrated one.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  for (const [path, chunk] of [
    ['/m/login', 'login'],
    ['/m/register', 'register-form'],
  ] as const) {
    await expect.poll(async () => (await request.get(path)).text()).toContain('name="username"');
    const release = await holdCode(page, builtFile(chunk));
    await page.goto(path);
    const field = page.getByLabel(say('Username'), { exact: true });
    await field.fill('marina.costa');
    await expect(page.getByRole('link', { name: say('Test the connection') })).toBeHidden();
    release();
    await waitForStart(page);
    await expect(field).toHaveValue('marina.costa');
  }
});

test('a game tapped before the code is loaded opens as a demonstration for a visitor', async ({ page, say }) => {
  const release = await holdCode(page);
  await page.goto('/');
  await page
    .getByRole('list', { name: say('Popular') })
    .getByRole('button', { name: /Rei Polvo/ })
    .first()
    .tap();
  release();
  await expect(runningGame(page, say, 'Rei Polvo').chips).toBeVisible();
});

test.describe('with every byte from the gateway', () => {
  // Files cached by the service worker cannot be delayed.
  test.use({ serviceWorkers: 'block' });

  test('the chosen theme is stored and applied before the first paint of the next visit [S1-034, S1-278]', async ({
    member,
    say,
  }) => {
    await go(member, '/m/member/home');
    await member
      .getByRole('radiogroup', { name: say('Theme') })
      .getByRole('radio', { name: say('Dark') })
      .check();
    await expect(member.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await member.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(
      await member.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme' && key !== 'language')),
    ).toEqual(['me']);

    const page = await member.context().newPage();
    await holdCode(page);
    for (const path of ['/', '/m/help']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
      expect(await page.evaluate(() => 'mareStarted' in window)).toBe(false);
    }
    await page.close();
  });
});
