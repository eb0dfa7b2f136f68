import { expect, test } from '../support/fixtures.ts';
import type { Page } from '@playwright/test';
import type { Say } from '../support/texts.ts';

const boardOf = (page: Page, say: Say) => page.getByRole('group', { name: say('Latest winners') });
const noticeOf = (page: Page) => page.getByRole('link', { name: /^Avisos: / });

test('the notice bar, the banners and the winners move by themselves [S1-115, S1-112, S1-178, S1-179]', async ({
  visitor,
  say,
}) => {
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
  // Where its rows end it goes on from the first.
  const rowsOn = async (from: number) => Math.abs((await board.evaluate((element) => element.scrollTop)) - from);
  const then = await board.evaluate((element) => element.scrollTop);
  await expect.poll(() => rowsOn(then)).toBeGreaterThan(20);
});

test('the highlights can be paused, and stop while a finger or the focus is on them', async ({ visitor, say }) => {
  const carousel = visitor.getByRole('region', { name: say('Highlights') });
  const first = carousel.getByText(say('Highlight {index} of {count}', { index: 1, count: 4 }), { exact: true });
  await expect(first).toBeAttached();
  await carousel.getByRole('button', { name: say('Pause the highlights') }).click();
  await expect(carousel.getByRole('button', { name: say('Let the highlights move') })).toBeVisible();
  await visitor.clock.install();
  await visitor.clock.runFor(12_000);
  await expect(first).toBeAttached();
});

test.describe('with less motion asked for', () => {
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
    // With nothing to move there are no rows that repeat at its end.
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
