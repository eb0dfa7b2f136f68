import type { Page } from '@playwright/test';
import { forgetSeen, seenFigures, watchFigures } from '../support/balance-watch.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, readAmount, readRound, type RunningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';

const name = 'Rei Polvo';
const minorOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

/** Rounds until some have returned something, each of which has shown its stake before its reels stood, and its return after; figures in minor units. */
async function playWatched(page: Page, game: RunningGame, figures: RunningGame['balance'], returns: number) {
  let left = returns;
  await watchFigures(figures);
  for (let round = 0; left > 0 && round < 60; round += 1) {
    await expect.poll(() => readAmount(figures)).toBeGreaterThan(0);
    const before = await readAmount(figures);
    await forgetSeen(figures);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/spin'));
    await game.spin.click();
    const { stake, win, net } = readRound(await (await answer).json());
    await expect.poll(() => readAmount(figures)).toBe(before - stake);
    await expect(game.spin).toBeEnabled();
    await expect.poll(async () => (await seenFigures(page)).over).toBe(true);
    const { texts } = await seenFigures(page);
    expect(texts.filter((text) => text.includes('*'))).toEqual([]);
    expect([...new Set(texts.map(minorOf))]).toEqual([before, before - stake]);
    await expect.poll(() => readAmount(figures)).toBe(before + net);
    if (win > 0) left -= 1;
  }
  expect(left).toBe(0);
}

test.describe('the balance above a game', () => {
  test.use({ account: demoAccount('rafael.lima') });

  test('takes the stake when it is taken, and the return when the reels stand, also in short turns; its digits stay while it is read [S1-306]', async ({
    member,
    say,
  }) => {
    const game = await openGame(member, say, say('Popular'), name);
    await playWatched(member, game, game.balance, 2);
    await expect(game.net).toHaveText(/^[+\u2212]?R\$/);
    await game.frame.getByRole('button', { name: 'Turbo' }).click();
    await playWatched(member, game, game.balance, 1);
  });
});

test('the chips above a demonstration do the same', async ({ visitor, say }) => {
  const game = await openGame(visitor, say, say('Popular'), name);
  await playWatched(visitor, game, game.chips, 2);
});
