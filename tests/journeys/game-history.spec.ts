import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import { go } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

test.use({ account: demoAccount('bianca.souza'), contextOptions: { reducedMotion: 'reduce' } });

/** Opens a game that is some way down the open list. */
async function openFromList(page: Page, say: Say) {
  const list = page.getByRole('list', { name: say('Slots') });
  const tile = list.getByRole('listitem').nth(14).getByRole('button').first();
  await tile.scrollIntoViewIfNeeded();
  const name = (await tile.innerText()).split('\n').at(-2) ?? '';
  const scroll = await page.evaluate(() => scrollY);
  await tile.click();
  const game = runningGame(page, say, name);
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
  return { tile, scroll, game };
}

test('back in a running game closes only the game and leaves the list where it was; leaving by keyboard returns to the tile; after a reload in a game one step back leads to the page before', async ({
  member,
  say,
}) => {
  const search = () => new URL(member.url()).search;
  await member.goto('/m/gameList?gameType=RNG');
  await test.step('back', async () => {
    const { game, scroll } = await openFromList(member, say);
    await member.goBack();
    await expect(game.dialog).toHaveCount(0);
    expect(search()).toBe('?gameType=RNG');
    await expect.poll(() => member.evaluate(() => scrollY)).toBe(scroll);
    await member.goBack();
    await expect(member).toHaveURL(/\/m\/home$/);
    await member.goForward();
  });
  await test.step('by keyboard', async () => {
    const { game, tile } = await openFromList(member, say);
    await game.leave.focus();
    await member.keyboard.press('Enter');
    await expect(game.dialog).toHaveCount(0);
    await expect(tile).toBeFocused();
    await member.goBack();
    await expect(member).toHaveURL(/\/m\/home$/);
    await member.goForward();
  });
  await test.step('a reload', async () => {
    const { game } = await openFromList(member, say);
    await member.reload();
    await expect(member.getByRole('list', { name: say('Slots') })).toBeVisible();
    await expect.poll(() => member.evaluate(() => JSON.stringify(history.state))).not.toContain('since');
    await member.goForward();
    await expect.poll(() => member.evaluate(() => JSON.stringify(history.state))).not.toContain('since');
    expect(search()).toBe('?gameType=RNG');
    await expect(game.dialog).toHaveCount(0);
    await member.goBack();
    await expect(member).toHaveURL(/\/m\/home$/);
  });
});

test('back during a round asks first; staying shows the round, leaving loses none of it', async ({ member, say }) => {
  await go(member, '/m/gameList?gameType=RNG');
  const { game } = await openFromList(member, say);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await member.route(
    '**/api/spin',
    async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // The game reports the open round to the app a moment after the reels have started to turn.
  const roundIsOpen = member.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }: MessageEvent<{ roundOpen?: boolean }>) => data.roundOpen && resolve()),
      ),
  );
  await game.spin.click();
  await roundIsOpen;
  await member.evaluate(() => history.back());
  const question = member.getByRole('alertdialog', { name: say('Leave during the round?') });
  await question.getByRole('button', { name: say('Stay') }).click();
  await expect(question).toHaveCount(0);
  await expect(game.dialog).toBeVisible();
  await member.evaluate(() => history.back());
  await question.getByRole('button', { name: say('Leave') }).click();
  await expect(game.dialog).toHaveCount(0);
  expect(new URL(member.url()).search).toBe('?gameType=RNG');
  release();
});
