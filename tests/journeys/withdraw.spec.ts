import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoPayer } from '#gateway/areas/identity/recovery/payment-seed.ts';
import { checkReceipt } from '#src/contract/records/check-receipt.ts';
import { readReceiptFile } from '#src/contract/records/receipt-file.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { openGame, playRound } from '../support/game.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { figures, readBalance } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

const test = journeysOn();

const cpf = '529.982.247-25';

async function open(page: Page) {
  await page.goto('/m/withdraw');
  await waitForStart(page);
  return page.getByRole('main');
}

/** Types an amount and continues to the payment password. */
async function askFor(page: Page, say: Say, amount: string) {
  const main = await open(page);
  await main.getByRole('textbox', { name: say('Amount') }).fill(amount);
  await main.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) }).click();
  return page.getByRole('dialog', { name: say('Payment password') });
}

/** Adds the member's CPF as a key, unless it is there from a test before; `look`: at the form before it is sent. */
async function addKey(page: Page, say: Say, look?: () => Promise<void>) {
  const main = await open(page);
  const known = main.getByText('•••.982.247-••');
  const add = main.getByRole('button', { name: say('Add key or account') });
  await expect(known.or(add)).toBeVisible();
  if (await known.isVisible()) return;
  await add.click();
  const keys = page.getByRole('dialog', { name: say('New key or account') });
  await keys.getByRole('textbox', { name: say('CPF') }).fill(cpf);
  await keys.getByLabel(say('Owner')).fill('Marina Costa');
  await keys.getByLabel(say('Payment password'), { exact: true }).fill(demoPayer.paymentPassword);
  await look?.();
  await keys.getByRole('button', { name: say('Save key') }).click();
  await expect(known).toBeVisible();
}

test('a newcomer’s minute: a member deposits, plays a round, adds their CPF as a key, withdraws R$ 20 and sees it arrive at the bank [S1-007, S1-032, S1-050, S2-216, S2-218]', async ({
  member: page,
  gateway,
  consoleWatch,
  say,
}) => {
  // The wrong payment password.
  consoleWatch.allow(/status of 400.*\/wps\/withdraw/);
  await page.goto('/m/voucherCenter');
  await waitForStart(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '50', exact: true }).click();
  await main.getByLabel(say('Your CPF')).fill(cpf);
  await main.getByRole('button', { name: say('Continue with Pix') }).click();
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    main.getByRole('link', { name: say('Pay at the demo bank') }).click(),
  ]);
  await bank
    .getByRole('button', { name: /^Pagar/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
  await page.goto('/m/home');
  const game = await openGame(page, say, say('Popular'), 'Rei Polvo');
  const { stake } = await playRound(page, game);
  await game.leave.click();
  const before = await readBalance(page);

  await open(page);
  const bar = main.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-label', new RegExp(figures(5000 - stake).replace('.', String.raw`\.`)));
  await expectAccessible(page, 'main');
  await addKey(page, say, () => expectAccessible(page, '[role=dialog]'));
  await expect(main.getByText('•••.982.247-••')).toBeVisible();

  const password = await askFor(page, say, '20');
  await password.getByLabel(say('Payment password'), { exact: true }).fill('000001');
  await password.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) }).click();
  await expect(password.getByText(say('This password is incorrect.'))).toBeVisible();
  await password.getByLabel(say('Payment password'), { exact: true }).fill(demoPayer.paymentPassword);
  await password.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) }).click();
  await expect(main.getByRole('heading', { name: say('Paid') })).toBeVisible();
  await expectAccessible(page, 'main');
  expect(await readBalance(page)).toBe(before - 2000);
  await main.getByRole('button', { name: say('Check this receipt') }).click();
  await expect(
    main.getByText(say('Verified on this device: this entry is in the ledger and has not been changed.')),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('Save the receipt') }).click(),
  ]);
  // Without the site, and by the operator's command.
  const saved = await download.path();
  const { receipt = '', publicKey = '' } = readReceiptFile(readFileSync(saved, 'utf8')) ?? {};
  expect(await checkReceipt(receipt, publicKey)).toMatchObject({ verdict: 'proven' });
  expect(await operate(gateway, ['verify', saved])).toMatch(/^payout .* of 20\.00 .* no fault$/);
  // Other journeys add rounds without bookings, which is a fault: this gateway is none of theirs.
  expect(await operate(gateway, ['verify'])).toMatch(/no fault$/);
  const [paid] = await Promise.all([
    page.context().waitForEvent('page'),
    main.getByRole('link', { name: say('See it at the demo bank') }).click(),
  ]);
  await expect(paid.getByText(figures(2000)).first()).toBeVisible();
  await open(page);
  await expect(
    main
      .getByRole('list', { name: say('Your withdrawals') })
      .getByRole('listitem')
      .first(),
  ).toContainText(say('Paid'));
  expect(await operate(gateway, ['withdraw', 'list', '--all'])).toContain('marina.costa');
  await page.goto('/m/messages');
  await expect(page.getByText('Seu saque foi pago').first()).toBeVisible();
  await page.goto('/m/transaction/record');
  await expect(page.getByRole('main').getByText(say('Withdrawal'), { exact: true }).first()).toBeVisible();
});

test('a withdrawal that is reviewed says where the money is, can be taken back, and is refused with a reason that the open page shows [S1-032]', async ({
  member: page,
  gateway,
  say,
}) => {
  await addKey(page, say);
  const before = await readBalance(page);
  const ask = async (amount: string) => {
    const password = await askFor(page, say, amount);
    await password.getByLabel(say('Payment password'), { exact: true }).fill(demoPayer.paymentPassword);
    await password.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) }).click();
    await expect(password).toBeHidden();
  };
  const main = page.getByRole('main');
  await ask('600');
  await expect(main.getByText(say('Being checked'))).toBeVisible();
  await expectAccessible(page, 'main');
  expect(await readBalance(page)).toBe(before - 60_000);
  await main.getByRole('button', { name: say('Cancel withdrawal') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Cancel withdrawal') })
    .click();
  await expect(main.getByRole('heading', { name: say('withdrawal|Cancelled') })).toBeVisible();
  expect(await readBalance(page)).toBe(before);

  await ask('601');
  await expect(main.getByText(say('Being checked'))).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(await operate(gateway, ['withdraw', 'list'])).toContain(id);
  await operate(gateway, ['withdraw', 'refuse', id, '--reason', 'Confirme antes a sua identidade.']);
  await expect(main.getByText('Confirme antes a sua identidade.')).toBeVisible();
  expect(await readBalance(page)).toBe(before);
});

test('an amount out of bounds is refused under its field and loses nothing that was typed; without a network nothing is sent [S1-029]', async ({
  member: page,
  say,
}) => {
  await addKey(page, say);
  const main = await open(page);
  const amount = main.getByRole('textbox', { name: say('Amount') });
  for (const [typed, why] of [
    ['5', /mínimo/],
    ['0', /mínimo/],
    ['-20', say('Enter an amount such as 50 or 50.00.')],
    ['1e3', say('Enter an amount such as 50 or 50.00.')],
    ['1000000000000000000', say('Enter an amount such as 50 or 50.00.')],
    ['٢٠', say('Enter an amount such as 50 or 50.00.')],
    ['99.999,00', /até/],
  ] as const) {
    await amount.fill(typed);
    await main.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) }).click();
    await expect(main.getByText(why).first()).toBeVisible();
    await expect(amount).toHaveValue(typed);
  }
  // Money is never queued [S1-028].
  await amount.fill('50');
  await page.context().setOffline(true);
  await expect(main.getByText(say('No internet. What you have typed stays here until you can send it.'))).toBeVisible();
  await expect(main.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) })).toHaveAttribute('aria-disabled');
  await page.context().setOffline(false);
});

test('a member without a payment password is led to set one, and back [S1-032]', async ({ page, gateway, say }) => {
  await signIn(page, await ownAccount(gateway));
  const main = await open(page);
  await main.getByRole('button', { name: say('Add key or account') }).click();
  await page.getByRole('link', { name: say('Set payment password') }).click();
  await expect(page).toHaveURL(/securityCenter\/payment/);
  await main.getByLabel(say('New payment password'), { exact: true }).fill('314159');
  await main.getByLabel(say('Confirm new payment password')).fill('314159');
  await main.getByLabel(say('Your password'), { exact: true }).fill('farol-antigo-1');
  await main.getByRole('button', { name: say('Save') }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
});
