import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { runningGame } from '../support/game.ts';
import { waitForPage, waitForStart } from '../support/start.ts';

test('a guest reads rules, return, volatility and stakes of a game before it is launched; missing and failed information is reported', async ({
  page,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource: net::ERR_FAILED \(.*GCSGAME_gameInfo/);
  await page.goto('/m/gameList?gameType=RNG');
  await waitForStart(page);
  await waitForPage(page);
  const told = '**/GCSGAME_gameInfo*';
  const about = page
    .getByRole('list', { name: say('Slots') })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: say('About {0}', { 0: 'Rei Polvo' }) });
  const sheet = page.getByRole('dialog', { name: 'Rei Polvo' });
  await test.step('failed information is fetched again on request', async () => {
    const { width, height } = (await about.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.route(told, (route) => route.abort());
    await about.click();
    await expect(sheet.getByRole('button', { name: say('Try again') })).toBeVisible({ timeout: 20_000 });
    await page.unroute(told);
    await sheet.getByRole('button', { name: say('Try again') }).click();
  });
  await test.step('available information', async () => {
    await expect(sheet.getByText('96,19%')).toBeVisible();
    await expect(sheet.getByText(say('Low: smaller wins, more often'))).toBeVisible();
    await expect(sheet.getByText(/^R\$\s0,\d\d a R\$\s100,00$/)).toBeVisible();
    await expect(sheet.getByText('Substitui qualquer símbolo', { exact: false })).toBeAttached();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(about).toBeFocused();
    await expect(page).toHaveURL(/gameType=RNG$/);
  });
  await test.step('where the vendor provides none', async () => {
    await page.route(told, async (route) => {
      const answer = await route.fetch();
      const { value, ...envelope } = (await answer.json()) as { value: object };
      await route.fulfill({ response: answer, json: { ...envelope, value: { ...value, told: null } } });
    });
    await page.getByRole('button', { name: say('About {0}', { 0: 'Gato da Lua' }) }).click();
    await expect(page.getByText(say('The provider has not given the rules or return of this game.'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await about.click();
  await expect(sheet.getByText(say('With chips that are not money, no account needed'))).toBeVisible();
  await sheet.getByRole('button', { name: say('Play the demo') }).click();
  await expect(runningGame(page, say, 'Rei Polvo').spin).toBeEnabled({ timeout: 20_000 });
});
