import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { builtFile } from '../support/built-file.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { openGame, type PlayedRound, playRound, readAmount, readRound } from '../support/game.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

/** With reduced motion the reels show the same rounds in less time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const name = 'Rei Polvo';
const freshChips = 100_000;
const tile = (page: Page, say: Say) =>
  page
    .getByRole('list', { name: say('Popular'), exact: true })
    .getByRole('button', { name })
    .first();

test('a visitor plays a demonstration at once, or after an offline tap by the next one; a reload in the middle of a round loses nothing, and none of it is money [S1-006]', async ({
  visitor,
  context,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
  const since = Date.now();
  await expect(tile(visitor, say)).toContainText(say('Demo'));
  // The rules of a launch are loaded when the page is idle.
  const rules = builtFile('shell');
  await visitor.waitForFunction(
    (file) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(file)),
    rules,
  );
  await context.setOffline(true);
  await tile(visitor, say).click();
  await expect(visitor.getByRole('alert').getByText(/internet/i)).toBeVisible();
  await context.setOffline(false);
  const game = await openGame(visitor, say, say('Popular'), name);
  await expect(game.dialog.getByText(say('Demonstration · play money'))).toBeVisible();
  let chips = freshChips + (await playRound(visitor, game)).net;
  await expect.poll(() => readAmount(game.chips)).toBe(chips);
  expect(await game.dialog.textContent()).not.toContain('R$');

  // The vendor plays the round; the page never receives it.
  const { promise: played, resolve } = Promise.withResolvers<PlayedRound>();
  await visitor.route(
    '**/api/spin',
    async (route) => {
      resolve(readRound(await (await route.fetch()).json()));
    },
    { times: 1 },
  );
  await game.spin.click();
  chips += (await played).net;
  await visitor.reload();
  await waitForStart(visitor);
  await expect(game.dialog).toHaveCount(0);
  const acknowledged = visitor.waitForResponse((response) => response.url().endsWith('/api/ack'));
  await openGame(visitor, say, say('Popular'), name);
  await acknowledged;
  await expect.poll(() => readAmount(game.chips)).toBe(chips);

  await visitor.goBack();
  const sheet = visitor.getByRole('dialog', { name: say('Leave the demonstration?') });
  await expect(sheet).toBeVisible();
  await expectAccessible(visitor, '[role=dialog]:not([aria-modal])');
  await sheet.getByRole('button', { name: say('Leave without an account') }).click();
  await expect(game.dialog).toHaveCount(0);
  await expect(visitor).toHaveURL(/\/$/);
  const booked = await withDatabase(gateway, async (db) => ({
    inMoney: await db.selectFrom('rounds').select('id').where('created_at', '>=', since).execute(),
    inChips: await db.selectFrom('play_rounds').select(['state', 'bets']).where('created_at', '>=', since).execute(),
    recent: await db.selectFrom('recent_games').select('node_id').where('played_at', '>=', since).execute(),
  }));

  expect(booked.inMoney).toEqual([]);
  expect(booked.recent).toEqual([]);
  expect(booked.inChips).toEqual(Array.from({ length: 2 }, () => ({ state: 'ended', bets: 1 })));
});

test('the free trial leads from the login to home and into a game with chips, for free games only; deposit, messages and the member centre require an account [S1-005, S1-009, S1-010, S1-011, S1-012, S1-078, S1-331, S2-132]', async ({
  page,
  say,
}) => {
  await page.goto('/m/login');
  await waitForStart(page);
  await page.getByRole('link', { name: say('Try it without an account') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByText(say('Your free trial has begun: you play with chips for 24 hours.'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/trial-[a-z2-9]{8}/);
  await expect(page.getByRole('banner')).toContainText(say('{chips} chips', { chips: '100.000' }));
  const game = await openGame(page, say, say('Popular'), name);
  const { net } = await playRound(page, game);
  await expect.poll(() => readAmount(game.chips)).toBe(freshChips + net);
  await game.leave.click();
  await expect(game.dialog).toHaveCount(0);

  await page
    .getByRole('navigation', { name: say('Main menu') })
    .getByRole('link', { name: say('Deposit') })
    .click();
  const main = page.getByRole('main');
  await expect(main.getByText(say('Please login an actual account to use this function'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/voucherCenter$/);
  await page.goto('/m/withdraw');
  await expect(main.getByText(say('Please login an actual account to use this function'))).toBeVisible();
  const free = say('Free accounts cannot do this. Register to play.');
  await page.goto('/m/webEmail');
  await expect(main.getByText(free)).toBeVisible();
  await go(page, '/m/gameList?gameType=HOT');
  await page
    .getByRole('list', { name: say('Popular') })
    .getByRole('button', { name: 'Baú Recife' })
    .first()
    .click();
  await expect(page.getByRole('alert').getByText(free)).toBeVisible();
  await page.goto('/m/member/home');
  const prompt = page.getByRole('alertdialog');
  await expect(page).toHaveURL(/\/m\/(home|gameList\?gameType=HOT)$/);
  await prompt.getByRole('button', { name: say('Cancel') }).click();
  await expect(prompt).toHaveCount(0);
});
