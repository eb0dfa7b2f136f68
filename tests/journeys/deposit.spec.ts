import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { operate } from '../support/operate.ts';
import { figures, readBalance } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';
import type { Say } from '../support/texts.ts';

test.use({ account: demoAccount('rafael.lima') });

const cpf = '935.411.347-80';

/** Opens the page of deposits and begins one of R$ 50. */
async function begin(page: Page, say: Say): Promise<Locator> {
  await page.goto('/m/voucherCenter');
  await waitForStart(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '50', exact: true }).click();
  const asked = main.getByLabel(say('Your CPF'));
  if (await asked.isVisible()) await asked.fill(cpf);
  await main.getByRole('button', { name: say('Continue with Pix') }).click();
  await expect(main.getByText(say('Waiting for the payment'))).toBeVisible();
  return main;
}

/** Follows the link to the demonstration's bank. */
async function openBank(page: Page, say: Say): Promise<Page> {
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: say('Pay at the demo bank') }).click(),
  ]);
  await bank.waitForLoadState();
  return bank;
}

test('a member deposits by Pix at the demonstration’s bank: the open page says that the money is there, and so do balance, history and inbox [S1-007, S1-030, S1-049, S2-217]', async ({
  member: page,
  gateway,
  say,
}) => {
  const before = await readBalance(page);
  const main = await begin(page, say);
  await expect(main.getByRole('img', { name: say('QR code of the Pix') })).toBeVisible();
  await expectAccessible(page, 'main');
  const bank = await openBank(page, say);
  await bank
    .getByRole('button', { name: /^Pagar/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
  await expect(main).toContainText(figures(before + 5000, 'pt'));
  await main.getByRole('button', { name: say('Check this receipt') }).click();
  await expect(main).toContainText(
    say('Verified on this device: this entry is in the ledger and has not been changed.'),
  );
  await expectAccessible(page, 'main');
  expect(await readBalance(page)).toBe(before + 5000);
  await page.goto('/m/voucherCenter');
  await expect(
    main
      .getByRole('list', { name: say('Your deposits') })
      .getByRole('listitem')
      .first(),
  ).toContainText(say('In your balance'));
  // The CPF is asked for once.
  await expect(main.getByLabel(say('Your CPF'))).toHaveCount(0);
  expect(await operate(gateway, ['deposit', 'list', 'rafael.lima'])).toContain('credited');
  await page.goto('/m/messages');
  await expect(page.getByText('Seu depósito caiu').first()).toBeVisible();
});

test('a payment from another CPF goes back, and the page says so; a new deposit can be begun and cancelled', async ({
  member: page,
  say,
}) => {
  const before = await readBalance(page);
  const main = await begin(page, say);
  const bank = await openBank(page, say);
  const address = new URL(bank.url());
  address.searchParams.set('cpf', '52998224725');
  await bank.goto(address.href);
  await bank
    .getByRole('button', { name: /^Pagar/ })
    .first()
    .click();
  await expect(main.getByText(say('It came from another CPF.'))).toBeVisible();
  await expect(main.getByRole('heading', { name: say('Payment sent back') })).toBeVisible();
  await main.getByRole('link', { name: say('New deposit') }).click();
  await begin(page, say);
  await main.getByRole('button', { name: say('Cancel this deposit') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Cancel deposit') })
    .click();
  await expect(main.getByRole('heading', { name: say('Deposit cancelled') })).toBeVisible();
  expect(await readBalance(page)).toBe(before);
});

test('an amount out of bounds is refused under its field and loses nothing that was typed', async ({
  member: page,
  say,
}) => {
  await page.goto('/m/voucherCenter');
  await waitForStart(page);
  const main = page.getByRole('main');
  const amount = main.getByRole('textbox', { name: say('Amount') });
  for (const [typed, why] of [
    ['5', 'The amount is below the minimum.'],
    ['5.000,01', 'The amount is above the maximum.'],
    ['1e3', 'Enter an amount such as 50 or 50.00.'],
  ] as const) {
    await amount.fill(typed);
    await main.getByRole('button', { name: say('Continue with Pix') }).click();
    await expect(main.getByText(say(why))).toBeVisible();
    await expect(amount).toHaveValue(typed);
  }
});
