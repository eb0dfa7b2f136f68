import type { Page } from '@playwright/test';
import { favouritesOf } from '../support/favourites.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { demoAccount } from '../support/members.ts';
import type { Account } from '../support/sign-in.ts';
import { go, waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';
import { logOut } from '../support/log-out.ts';
import { sendLogin } from '../support/login-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = '/m/gameList?gameType=HOT';
/** A game for money only: one with a demonstration opens at once. */
const name = 'Baú Recife';
const kept = 'Rei Polvo';
const tileOf = (page: Page, say: Say) =>
  page
    .getByRole('list', { name: say('Popular') })
    .getByRole('button', { name })
    .first();

/** Signs in on the login page that a tap has opened. */
async function signInHere(page: Page, say: Say, account: Account): Promise<void> {
  await expect(page).toHaveURL(/\/m\/login$/);
  await sendLogin(page, say, account);
}

test('a game that a guest tapped leads to the login, and opens after the sign-in, over the page of the tap; after a detour a later login leads home, as usual [S1-006, S1-297]', async ({
  page,
  say,
}) => {
  await page.goto(path);
  await waitForStart(page);
  await tileOf(page, say).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goto('/m/login');
  await signInHere(page, say, demoAccount('bianca.souza'));
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.locator('iframe')).toHaveCount(0);
  await logOut(page, say);
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();

  await go(page, path);
  await tileOf(page, say).click();
  await signInHere(page, say, demoAccount('bianca.souza'));
  const game = runningGame(page, say, name);
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
  await game.leave.click();
  await expect(game.dialog).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(page.getByRole('list', { name: say('Popular') })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('a star that a guest tapped adds the game after the sign-in', async ({ page, gateway, say }) => {
  await page.goto(path);
  await waitForStart(page);
  const star = page
    .getByRole('main')
    .getByRole('button', { name: say('Save {name} to favourites', { name: kept }) })
    .first();
  await star.click();
  await page.getByRole('link', { name: say('Login terms') }).click();
  await expect(page).toHaveURL(/\/m\/loginTerms$/);
  await page.goBack();
  await signInHere(page, say, demoAccount('bianca.souza'));
  await expect(page).toHaveURL(path);
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(await favouritesOf(gateway, 'bianca.souza')).toContain('ab-rei-polvo');
});

test('a game that may not be opened is refused where it was tapped, without a request to the gateway [S1-299, S1-298]', async ({
  page,
  say,
}) => {
  let launches = 0;
  page.on('request', (request) => (launches += request.url().includes('launchGame') ? 1 : 0));
  await page.goto(path);
  await waitForStart(page);
  await tileOf(page, say).click();
  await signInHere(page, say, demoAccount('otavio.reis'));
  await expect(page.getByRole('alert').getByText(say('Free accounts cannot do this. Register to play.'))).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(launches).toBe(0);
});
