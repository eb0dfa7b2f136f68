import type { Locator, Page } from '@playwright/test';
import { forgetSeen, seenFigures, watchFigures } from '../support/balance-watch.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, readAmount, readRound, type RunningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import type { Say } from '../support/texts.ts';

const name = 'Rei Polvo';
const minorOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** A tap that does not wait: buttons never become stable while the clock is paused. */
const tap = (button: Locator) => button.dispatchEvent('click');

const soon = { intervals: [50, 100], timeout: 20_000 };

/** Opens a game with a paused clock: its reels turn as long as the test needs. */
async function openStill(page: Page, say: Say): Promise<RunningGame> {
  await page.clock.install();
  const game = await openGame(page, say, say('Popular'), name);
  await page.clock.pauseAt(Date.now() + 10_000);
  return game;
}

/** Plays a round whose stake is taken while the reels turn, and whose win is added when they stop; returns the win. */
async function playWatched(page: Page, game: RunningGame, figures: RunningGame['balance']): Promise<number> {
  await expect.poll(() => readAmount(figures), soon).toBeGreaterThan(0);
  const before = await readAmount(figures);
  await forgetSeen(figures);
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/spin'));
  await tap(game.spin);
  const { stake, win, net } = readRound(await (await answer).json());
  await expect.poll(() => readAmount(figures), soon).toBe(before - stake);
  expect((await seenFigures(page)).over).toBe(false);
  await page.clock.runFor(4000);
  await expect.poll(async () => (await seenFigures(page)).over, soon).toBe(true);
  const { texts } = await seenFigures(page);
  expect(texts.filter((text) => text.includes('*'))).toEqual([]);
  expect([...new Set(texts.map(minorOf))]).toEqual([before, before - stake]);
  await expect.poll(() => readAmount(figures), soon).toBe(before + net);
  return win;
}

/** Rounds until one has returned something, and one of short turns. */
async function playUntilReturn(page: Page, game: RunningGame, figures: RunningGame['balance']): Promise<void> {
  await watchFigures(figures);
  let win = 0;
  for (let round = 0; win === 0 && round < 40; round += 1) win = await playWatched(page, game, figures);
  expect(win).toBeGreaterThan(0);
  await tap(game.frame.getByRole('button', { name: 'Turbo' }));
  await playWatched(page, game, figures);
}

test.describe('the balance above a game', () => {
  test.use({ account: demoAccount('rafael.lima') });

  test('subtracts the stake when it is taken, and adds the return when the reels stop, in whole and in short turns; its digits stay while it is fetched [S1-306]', async ({
    member,
    say,
  }) => {
    const game = await openStill(member, say);
    await playUntilReturn(member, game, game.balance);
    await expect(game.net).toHaveText(/^[+\u2212]?R\$/);
  });
});

test('the demo balance above a demonstration does the same', async ({ visitor, say }) => {
  const game = await openStill(visitor, say);
  await playUntilReturn(visitor, game, game.chips);
});
