import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { loadingIn } from '../support/loading.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';

const visitorPages = [
  ...openPaths,
  '/m/gameList?gameType=HOT',
  '/m/gameList?gameType=SPORTS',
  '/m/gameList?gameType=RNG&vassalage=LS&q=gato',
  '/m/help?i=1',
  '/m/withdraw',
];

/** Nothing is wider than the window, but for strips that scroll sideways by themselves. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' || scrolls(element.parentElement);
    };
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, left, width: own } = element.getBoundingClientRect();
      return (
        own > 0 &&
        (right > width + 1 || left < -1) &&
        !scrolls(element.parentElement) &&
        getComputedStyle(element).position !== 'fixed'
      );
    });
    return {
      page: document.documentElement.scrollWidth - width,
      beyond: beyond.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect(wide, what).toEqual({ page: 0, beyond: [] });
}

async function look(page: Page, path: string): Promise<void> {
  await go(page, path);
  await expect(page.getByRole('main').locator('h1, h2, h3, [role=list], [role=tablist], form').first()).toBeAttached();
  await expect(loadingIn(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page, path);
}

for (const language of ['pt', 'en'] as const) {
  test.describe(`a window of 320 px, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 568 } });

    test('shows every page of a visitor without scrolling sideways', async ({ visitor }) => {
      for (const path of visitorPages) await look(visitor, path);
    });
  });
}

for (const language of journeyLanguages) {
  test.describe(`a window of 320 px, in ${language}`, () => {
    test.use({ language, viewport: { width: 320, height: 568 } });

    test('shows the pages of a member, the dialog and the game without scrolling sideways', async ({ member, say }) => {
      for (const path of [...memberPaths, '/m/gameList?gameType=FAV', '/m/home']) await look(member, path);
      await member
        .getByRole('banner')
        .getByRole('button', { name: say('Log out') })
        .click();
      const dialog = member.getByRole('alertdialog');
      for (const button of await dialog.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
      await dialog.getByRole('button', { name: say('Cancel') }).click();
      const game = await openGame(member, say, say('Popular'), language === 'pt' ? 'Rei Polvo' : 'King Octopus');
      for (const part of [game.leave, game.balance, game.net, game.spin])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(member, 'the game frame');
      const inside = await game.frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(inside).toBe(0);
      await game.leave.click();
      await expect(game.dialog).toHaveCount(0);
      await look(member, '/m/gameList?gameType=RNG');
      await member.getByRole('button', { name: say('Filter by provider') }).click();
      await expect(member.getByRole('dialog').getByRole('button', { name: say('Show games') })).toBeInViewport({
        ratio: 1,
      });
      await expectNoSidewaysScroll(member, 'the filter panel');
    });

    test('shows the filter panel without scrolling sideways', async ({ visitor, say }) => {
      await look(visitor, '/m/gameList?gameType=RNG');
      await visitor.getByRole('button', { name: say('Filter by provider') }).click();
      await expect(visitor.getByRole('dialog').getByRole('button', { name: say('Show games') })).toBeInViewport({
        ratio: 1,
      });
      await expectNoSidewaysScroll(visitor, 'the filter panel');
    });
  });
}

test.describe('a window of 1280 px at a zoom of 200 %', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('shows every page without scrolling sideways', async ({ visitor }) => {
    for (const path of visitorPages) await look(visitor, path);
  });
});

test.describe('text of twice the size', () => {
  test('is cut off nowhere on home, list and login', async ({ visitor }) => {
    await visitor.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const path of ['/m/home', '/m/gameList?gameType=HOT', '/m/login', '/m/help']) await look(visitor, path);
  });
});

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('shows home and a game to be played', async ({ member, say }) => {
    await look(member, '/m/home');
    const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
    for (const part of [game.leave, game.balance, game.spin]) await expect(part).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(member, 'the game frame');
  });
});

test('what is tapped is at least 24 px high and wide, and 44 px in the menus', async ({ member, say }) => {
  const sizes = (scope: string) =>
    member
      .locator(scope)
      .locator('button:visible, a:visible, input:visible')
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // Links inside a sentence are excepted (WCAG 2.5.8).
          .filter(({ element, box }) => box.width > 1 && box.height > 1 && !element.closest('p'))
          .map(({ element, box }) => ({
            name: element.getAttribute('aria-label') ?? element.textContent ?? '',
            width: Math.round(box.width),
            height: Math.round(box.height),
          })),
      );
  await expect(member.getByRole('list', { name: say('Popular') })).toBeVisible();
  for (const path of ['/m/home', '/m/gameList?gameType=HOT', '/m/member/home', '/m/help']) {
    await look(member, path);
    const small = (await sizes('body')).filter(({ width, height }) => width < 24 || height < 24);
    expect(small, path).toEqual([]);
  }
  await go(member, '/m/home');
  for (const menu of ['nav[aria-label="Menu principal"]', 'header', '[aria-label="Categorias"]']) {
    const small = (await sizes(menu)).filter(({ width, height }) => width < 44 || height < 44);
    expect(small, menu).toEqual([]);
  }
});
