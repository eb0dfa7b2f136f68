import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { cpfOf } from '#gateway/testing/cpf-of.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

/** A picture of a receipt that no other has the bytes of. */
const receipt = (shade: number) =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: { r: shade, g: 80, b: 90 } } })
    .png()
    .toBuffer();

/** Chooses the transfer, and fills in all but the picture. */
async function fill(page: Page, say: Say, cpf?: string) {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: say('Bank transfer') }).check();
  await main.getByRole('button', { name: '50', exact: true }).click();
  if (cpf !== undefined) await main.getByLabel(say('Your CPF')).fill(cpf);
  return main;
}

test('a member deposits by bank transfer: a renamed program is refused, the receipt is looked at by an operator, and the amount that came in is in balance, history and inbox [S1-031, S1-049, S2-217]', async ({
  page,
  gateway,
  say,
}) => {
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/voucherCenter');
  const main = await fill(page, say, cpfOf('310000001'));
  await expect(main.getByText('88214-7')).toBeVisible();
  const choose = main.getByLabel(say('Add'), { exact: true });
  const send = main.getByRole('button', { name: say('I have transferred') });
  await choose.setInputFiles({
    name: 'recibo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ, a renamed program'),
  });
  await expect(
    main.getByText(say('{wrong}: only JPG or PNG pictures up to 5 MB can be sent.', { wrong: 'recibo.png' })),
  ).toBeVisible();
  await send.click();
  await expect(main.getByText(say('Add a picture of the receipt.'))).toBeVisible();
  await choose.setInputFiles({ name: 'recibo.png', mimeType: 'image/png', buffer: await receipt(10) });
  await expect(main.getByRole('img', { name: say('Picture {0}', { 0: 1 }) })).toBeVisible();
  await expect(main.getByLabel(say('Amount'), { exact: true })).toHaveValue('50,00');
  await expectAccessible(page, 'main');
  await send.click();
  await expect(main.getByRole('heading', { name: say('Checking the receipt') })).toBeVisible();
  await expectAccessible(page, 'main');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'receipt-'));
  expect(await operate(gateway, ['transfer', 'list'])).toContain(id);
  await operate(gateway, ['transfer', 'show', id, '--picture', folder]);
  const { format, width } = await sharp(await readFile(join(folder, `${id}-1.jpg`))).metadata();
  expect([format, width]).toEqual(['jpeg', 600]);
  await operate(gateway, ['transfer', 'approve', id, '--amount', '48.50']);
  await page.reload();
  await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
  await expect(main).toContainText('48,50');
  await main.getByRole('button', { name: say('Check this receipt') }).click();
  await expect(main).toContainText(
    say('Verified on this device: this entry is in the ledger and has not been changed.'),
  );
  await expectAccessible(page, 'main');
  await page.goto('/m/voucherCenter');
  const own = main.getByRole('list', { name: say('Your deposits') }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText(say('By bank transfer'));
  await page.goto('/m/messages');
  await expect(page.getByText('Seu depósito caiu').first()).toBeVisible();
});

test('a transfer whose answer was lost is told once; the same picture again is told of, and a refused one gives its reason', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/\/wps\/deposit\/transfer/);
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/voucherCenter');
  const main = await fill(page, say, cpfOf('310000002'));
  const choose = main.getByLabel(say('Add'), { exact: true });
  const send = main.getByRole('button', { name: say('I have transferred') });
  const picture = { name: 'recibo.png', mimeType: 'image/png', buffer: await receipt(20) };
  await choose.setInputFiles(picture);
  let lost = 0;
  await page.route('**/wps/deposit/transfer', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await expect(main.getByRole('img', { name: say('Picture {0}', { 0: 1 }) })).toBeVisible();
  await send.click();
  await expect(main.getByRole('alert')).toBeVisible();
  expect(lost).toBeGreaterThan(0);
  await page.unroute('**/wps/deposit/transfer');
  await expect(main.getByLabel(say('Amount'), { exact: true })).toHaveValue('50,00');
  await send.click();
  await expect(main.getByRole('heading', { name: say('Checking the receipt') })).toBeVisible();
  await main.getByRole('link', { name: say('Done') }).click();
  const own = main.getByRole('list', { name: say('Your deposits') }).getByRole('listitem');
  await expect(own).toHaveCount(1);

  await fill(page, say);
  await choose.setInputFiles(picture);
  await expect(main.getByRole('img', { name: say('Picture {0}', { 0: 1 }) })).toBeVisible();
  await send.click();
  await expect(main.getByText(say('You sent this picture before'))).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(await operate(gateway, ['transfer', 'show', id])).toContain('SAME RECEIPT as');
  await operate(gateway, ['transfer', 'refuse', id, '--reason', 'O comprovante já foi usado.']);
  await page.reload();
  await expect(main.getByRole('heading', { name: say('Deposit refused') })).toBeVisible();
  await expect(main.getByText('O comprovante já foi usado.')).toBeVisible();
  await main.getByRole('link', { name: say('New deposit') }).click();
  await expect(own.first()).toContainText('O comprovante já foi usado.');
});
