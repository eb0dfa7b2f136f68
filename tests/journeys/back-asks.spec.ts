import type { Page } from '@playwright/test';
import { comeBackAs } from '../support/begin-session.ts';
import { openGame } from '../support/game.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { go, waitForPage } from '../support/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const before = '/m/help';
const question = (page: Page) => page.getByRole('alertdialog');

test('back asks before a form with unsaved work is left, closes the dialog, and asks again; leaving leads to the page before', async ({
  page,
  gateway,
  say,
}) => {
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/set');
  await page.getByRole('link', { name: say('Change password') }).click();
  const field = page.getByLabel(say('New password'), { exact: true });
  await field.fill('mar-aberto-77');
  for (const close of [
    () => page.goBack(),
    () =>
      question(page)
        .getByRole('button', { name: say('Stay') })
        .click(),
  ]) {
    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await close();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/m/changePsw');
    await expect(field).toHaveValue('mar-aberto-77');
  }
  await page.evaluate(() => history.back());
  await question(page)
    .getByRole('button', { name: say('Leave') })
    .click();
  await expect(page).toHaveURL('/m/set');
});

test('back in a demonstration asks, and a second one continues playing; leaving leads to the list, and back to the page before', async ({
  visitor,
  say,
}) => {
  await go(visitor, before);
  await waitForPage(visitor);
  await go(visitor, '/m/gameList?gameType=HOT');
  const game = await openGame(visitor, say, say('Popular'), 'Rei Polvo');
  const sheet = visitor.getByRole('dialog', { name: say('Leave the demonstration?') });
  await visitor.evaluate(() => history.back());
  await expect(sheet).toBeVisible();
  await visitor.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(game.dialog).toBeVisible();
  await visitor.evaluate(() => history.back());
  await sheet.getByRole('button', { name: say('Leave without an account') }).click();
  await expect(game.dialog).toHaveCount(0);
  await expect(visitor).toHaveURL('/m/gameList?gameType=HOT');
  await visitor.goBack();
  await expect(visitor).toHaveURL(before);
});
