import type { Page } from '@playwright/test';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { loadingIn } from '../support/loading.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const boardOf = (page: Page, say: Say) => page.getByRole('group', { name: say('Latest winners') });
const noticeOf = (page: Page) => page.getByRole('link', { name: /^Avisos: / });

test('the notice bar and the winners move by themselves; the highlights can be paused [S1-115, S1-178, S1-179]', async ({
  visitor,
  say,
}) => {
  const carousel = visitor.getByRole('region', { name: say('Highlights') });
  const highlight = carousel.getByText(say('Highlight {index} of {count}', { index: 1, count: 4 }), { exact: true });
  await expect(highlight).toBeAttached();
  await carousel.getByRole('button', { name: say('Pause the highlights') }).click();
  await expect(carousel.getByRole('button', { name: say('Resume the highlights') })).toBeVisible();

  await expect(noticeOf(visitor).locator('[data-moving]')).toHaveCount(1);
  const place = () =>
    noticeOf(visitor)
      .locator('[data-moving] [aria-hidden]')
      .evaluate((track) => track.getBoundingClientRect().left);
  const first = await place();
  await expect.poll(place).toBeLessThan(first - 10);
  const board = boardOf(visitor, say);
  await board.scrollIntoViewIfNeeded();
  await visitor.mouse.move(5, 5);
  await expect.poll(() => board.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  // After its last row it continues with the first.
  const rowsOn = async (from: number) => Math.abs((await board.evaluate((element) => element.scrollTop)) - from);
  const then = await board.evaluate((element) => element.scrollTop);
  await expect.poll(() => rowsOn(then)).toBeGreaterThan(20);
  await visitor.clock.install();
  await visitor.clock.runFor(12_000);
  await expect(highlight).toBeAttached();
});

test('a page fades in for 300 ms, and accepts taps after a game as before it [S1-108]', async ({ member, say }) => {
  const main = member.getByRole('main');
  /** Navigates there, and returns the duration of the fade. */
  const fadeTo = (path: string) =>
    member.evaluate(
      (to) =>
        new Promise((resolve) => {
          const page = document.getElementById('content');
          page?.addEventListener('animationstart', ({ target }) => {
            if (target === page) resolve(getComputedStyle(page).animationDuration);
          });
          history.pushState(null, '', to);
        }),
      path,
    );
  const show = async (path: string, title: string) => {
    expect(await fadeTo(path)).toBe('0.3s');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  };
  // The code that fades pages in is loaded late; it also sets their titles.
  const home = await member.title();
  await go(member, '/m/help');
  await expect(member).not.toHaveTitle(home);
  await show('/m/home', say('Popular'));
  const game = await openGame(member, say, say('Popular'), 'Rei Polvo');
  await game.leave.click();
  await expect(game.dialog).toHaveCount(0);
  await show('/m/gameList?gameType=RNG', say('Slots'));
  await main.getByRole('button', { name: say('Filter games') }).click();
  await expect(member.getByRole('dialog', { name: say('Filter') })).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and everything can be reached by hand', async ({ visitor, say }) => {
    await expect(noticeOf(visitor)).toBeVisible();
    await expect(noticeOf(visitor).locator('[data-moving]')).toHaveCount(0);
    const carousel = visitor.getByRole('region', { name: say('Highlights') });
    const position = (index: number) =>
      carousel.getByText(say('Highlight {index} of {count}', { index, count: 4 }), { exact: true });
    await expect(position(1)).toBeAttached();
    await expect(carousel.getByRole('button', { name: say('Pause the highlights') })).toHaveCount(0);
    const board = boardOf(visitor, say);
    // Without motion there are no repeated rows at its end.
    await expect(board.locator('li[aria-hidden]')).toHaveCount(0);
    await expect(board).toHaveAttribute('tabindex', '0');
    const moving = await visitor.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 100,
          ).length,
    );
    expect(moving).toBe(0);
    await carousel.getByRole('button', { name: say('Next highlight') }).click();
    await expect(position(2)).toBeAttached();
    await board.evaluate((element) => (element.scrollTop = 100));
    await expect.poll(() => board.evaluate((element) => element.scrollTop)).toBe(100);
  });
});

test('a screen whose code is loading says so after 200 ms, and not before [S1-099]', async ({ page, say }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const code = new RegExp(builtFile('src/routes/m.help.tsx?tsr-split=component---loader'));
  await page.route(code, async (route) => {
    await promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/');
  await waitForStart(page);
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 600_000);
  const asked = page.waitForRequest(code);
  await go(page, '/m/help');
  await asked;
  await page.clock.runFor(150);
  await expect(loadingIn(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(loadingIn(page)).toBeVisible();
  await page.clock.resume();
  resolve();
  await expect(page.getByRole('tablist', { name: say('Help topics') })).toBeVisible();
});
