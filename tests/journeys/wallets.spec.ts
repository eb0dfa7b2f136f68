import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { playRound, readAmount, runningGame } from '../support/game.ts';
import { withDatabase } from '../support/database.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const vendor = 'Sol a Pino';

async function open(page: Page) {
  await page.goto('/m/wallets');
  await waitForStart(page);
  return page.getByRole('main');
}

/** The amounts of the page's first card, in minor units: all, the main wallet, and at vendors. */
async function readParts(page: Page, say: Say) {
  const main = page.getByRole('main');
  const part = (name: string | RegExp) => main.getByRole('definition').nth(name === 'main' ? 0 : 1);
  const total = main.getByRole('paragraph').filter({ hasText: /R\$/ }).first();
  await expect(main.getByRole('heading', { name: say('Total balance') })).toBeVisible();
  return { total: await readAmount(total), main: await readAmount(part('main')), away: await readAmount(part('away')) };
}

test('a member moves money to a vendor and back, sees where it is, and brings all home [S2-208, S2-209, S2-210, S1-128]', async ({
  member: page,
  say,
}) => {
  await page.goto('/m/member/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Wallets and providers') })
    .click();
  await expect(page).toHaveURL(/\/m\/wallets$/);
  const main = page.getByRole('main');
  await expect(main.getByText(vendor).first()).toBeVisible();
  const before = await readParts(page, say);
  expect(before.away).toBe(0);

  await main.getByRole('button', { name: say('Move money: {name}', { name: vendor }) }).click();
  const sheet = page.getByRole('dialog', { name: say('Move money') });
  await sheet.getByRole('button', { name: '20', exact: true }).click();
  await expect(sheet.getByText(/R\$/).last()).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: new RegExp(`^${say('Move')} R`) }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => (await readParts(page, say)).away).toBe(2000);
  const during = await readParts(page, say);
  expect(during).toEqual({ total: before.total, main: before.main - 2000, away: 2000 });
  await expectAccessible(page);

  await main.getByRole('button', { name: say('Hide balance') }).click();
  await expect(main.getByText(/\*\*/).first()).toBeVisible();
  await main.getByRole('button', { name: say('Show balance') }).click();

  await main.getByRole('button', { name: say('Bring all to the main wallet') }).click();
  const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await asked.getByRole('button', { name: say('Bring home') }).click();
  await expect.poll(async () => (await readParts(page, say)).main).toBe(before.main);
  const history = main.getByRole('list', { name: say('Your transfers') });
  await expect(history.getByRole('listitem').first()).toContainText(say('Arrived in the main wallet.'));
});

test('the balance goes along into a game of such a vendor, its rounds count, and leaving brings it home [S1-024, S2-209]', async ({
  member: page,
  gateway,
  say,
}) => {
  const before = await readParts(await open(page).then(() => page), say);
  const name = await withDatabase(gateway, async (db) => {
    const game = await db
      .selectFrom('games')
      .select(['name_pt', 'node_id'])
      .where('vassalage', '=', 'SOL')
      .where('active', '=', 1)
      .where('is_game_h5', '=', '')
      .orderBy('sort_order')
      .executeTakeFirstOrThrow();
    return game.name_pt;
  });
  await page.goto('/m/gameList?gameType=RNG&vassalage=SOL');
  await waitForStart(page);
  await page.getByRole('button', { name, exact: false }).first().click();
  const game = runningGame(page, say, name);
  await expect(game.spin).toBeEnabled({ timeout: 20_000 });
  expect(await readAmount(game.balance)).toBe(before.total);
  const { net } = await playRound(page, game);
  await expect.poll(() => readAmount(game.balance)).toBe(before.total + net);
  const home = page.waitForResponse((response) => response.url().endsWith('/wps/wallets/gcs/home'));
  await game.leave.click();
  await home;
  await open(page);
  await expect.poll(async () => (await readParts(page, say)).away).toBe(0);
  expect(await readParts(page, say)).toEqual({ total: before.total + net, main: before.total + net, away: 0 });
});

test('a vendor that falls silent in the middle keeps nothing: the page says where the money is, and it arrives by itself [S2-209]', async ({
  member: page,
  gateway,
  say,
}) => {
  const main = await open(page);
  const before = await readParts(page, say);
  const point = (address: string) =>
    withDatabase(gateway, (db) =>
      db.updateTable('vendors').set({ wallet_url: address }).where('vassalage', '=', 'SOL').execute(),
    );
  await point('http://127.0.0.1:9/wallet/v1/');
  await main.getByRole('button', { name: say('Move money: {name}', { name: vendor }) }).click();
  const sheet = page.getByRole('dialog', { name: say('Move money') });
  await sheet.getByRole('textbox', { name: say('Amount') }).fill('15,00');
  await sheet.getByRole('button', { name: new RegExp(`^${say('Move')} R`) }).click();
  await expect(sheet).toBeHidden();
  await expect(main.getByText(/R\$.15,00 a caminho: ainda sem resposta/)).toBeVisible();
  await point('/wallet/v1/');
  await expect.poll(async () => (await readParts(page, say)).away, { timeout: 30_000 }).toBe(1500);
  expect((await readParts(page, say)).total).toBe(before.total);
});

test.describe('in English', () => {
  test.use({ language: 'en' });
  test('without a network the page keeps its amounts with their age, and money is not moved [S1-028, S1-029]', async ({
    member: page,
    say,
    consoleWatch,
  }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED/);
    const main = await open(page);
    await expect(main.getByText(vendor).first()).toBeVisible();
    await main.getByRole('button', { name: say('Move money: {name}', { name: vendor }) }).click();
    const sheet = page.getByRole('dialog', { name: say('Move money') });
    await sheet.getByRole('button', { name: '20', exact: true }).click();
    await page.context().setOffline(true);
    await expect(
      sheet.getByText(say('No internet. What you have typed stays here until you can send it.')),
    ).toBeVisible();
    await page.context().setOffline(false);
  });
});
