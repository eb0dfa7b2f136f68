import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { waitForPage, waitForStart } from '../support/start.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await waitForStart(page);
  await waitForPage(page);
});

test('a guest reads rules, return, volatility and stakes of a game before it is launched', async ({ page, say }) => {
  const tile = page
    .getByRole('list', { name: say('Slots') })
    .getByRole('listitem')
    .first();
  const about = tile.getByRole('button', { name: say('About {0}', { 0: 'Rei Polvo' }) });
  const { width, height } = (await about.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await about.click();
  const sheet = page.getByRole('dialog', { name: 'Rei Polvo' });
  await expect(sheet.getByText('96,19%')).toBeVisible();
  await expect(sheet.getByText(say('Low: small returns, often'))).toBeVisible();
  await expect(sheet.getByText(/^R\$\s0,\d\d a R\$\s100,00$/)).toBeVisible();
  await expect(sheet.getByText('Substitui qualquer símbolo', { exact: false })).toBeAttached();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(about).toBeFocused();
  await expect(page).toHaveURL(/gameType=RNG$/);
  await about.click();
  await expect(sheet.getByText(say('With chips that are no money, and without an account'))).toBeVisible();
  await sheet.getByRole('button', { name: say('Play the demonstration') }).click();
  await expect(runningGame(page, say, 'Rei Polvo').spin).toBeEnabled({ timeout: 20_000 });
});

test('what cannot be read is said, and read again when asked', async ({ page, say, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource|ERR_/);
  await page.route('**/GCSGAME_gameInfo*', (route) => route.abort());
  await page.getByRole('button', { name: say('About {0}', { 0: 'Rei Polvo' }) }).click();
  const sheet = page.getByRole('dialog', { name: 'Rei Polvo' });
  await expect(sheet.getByRole('button', { name: say('Try again') })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/GCSGAME_gameInfo*');
  await sheet.getByRole('button', { name: say('Try again') }).click();
  await expect(sheet.getByText('96,19%')).toBeVisible();
});

test('where the vendor tells nothing, that is said', async ({ page, say }) => {
  await page.route('**/GCSGAME_gameInfo*', async (route) => {
    const answer = await route.fetch();
    const { value, ...envelope } = (await answer.json()) as { value: object };
    await route.fulfill({ response: answer, json: { ...envelope, value: { ...value, told: null } } });
  });
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('button', { name: say('About {0}', { 0: 'Rei Polvo' }) }).click();
  await expect(page.getByText(say('The provider has told us neither rules nor return of this game.'))).toBeVisible();
});
