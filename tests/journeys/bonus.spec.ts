import { cpfOf } from '#gateway/testing/cpf-of.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go } from '../support/start.ts';

const offered = ['--percent', '100', '--most', '200.00', '--min', '50.00', '--times', '10', '--days', '7'];
const counted = ['--counts', 'RNG=100,LIVE=10', '--budget', '1000.00', '--day', '1000.00'];

test('a member sees the terms of an offer before they take it, can do without, sees what is left to bet, and drops the bonus [S1-030, S1-049, S1-085]', async ({
  page,
  gateway,
  say,
}) => {
  await operate(gateway, ['bonus', 'offer', ...offered, ...counted, '--until', '2100-01-01T00:00Z']);
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/voucherCenter');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: say('Deposit without a bonus') })).toBeChecked();
  await main.getByLabel(say('Amount'), { exact: true }).first().fill('30');
  await main.getByRole('radio', { name: /100%/ }).check({ force: true });
  await expect(
    main.getByText(say('It does not tie up your own money: you play and withdraw that as without a bonus.')),
  ).toBeVisible();
  const terms = main.getByRole('listitem');
  await expect(terms.filter({ hasText: /100%.*R\$\s50,00.*R\$\s200,00/ })).toBeVisible();
  await expect(terms.filter({ hasText: /\b10\b.*\b7\b/ })).toBeVisible();
  await expect(terms.filter({ hasText: say('What counts:') })).toContainText(/100%.* 10%/);
  // Without it the terms are gone, and with it they are there before anything is sent.
  await main.getByRole('radio', { name: say('Deposit without a bonus') }).check({ force: true });
  await expect(terms.filter({ hasText: say('What counts:') })).toHaveCount(0);
  await main.getByRole('radio', { name: /100%/ }).check({ force: true });
  await main.getByLabel(say('Your CPF')).fill(cpfOf('410000001'));
  await main.getByRole('button', { name: say('Continue with Pix') }).click();
  await expect(main.getByLabel(say('Amount'), { exact: true }).first()).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'main');
  await main.getByLabel(say('Amount'), { exact: true }).first().fill('50');
  await main.getByRole('button', { name: say('Continue with Pix') }).click();
  await expect(main.getByText(say('Waiting for the payment'))).toBeVisible();
  await expect(main.getByText(/R\$\s500,00/)).toBeVisible();
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: say('Pay at the demo bank') }).click(),
  ]);
  await bank.getByLabel('Nome').first().fill('Ana Prado');
  await bank
    .getByRole('button', { name: /^Pagar/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
  await main.getByRole('link', { name: say('See what is left') }).click();
  await expect(main.getByRole('heading', { name: say('Bonus'), exact: true })).toBeVisible();
  await expect(main.getByText(/R\$\s500,00/).first()).toBeVisible();
  await expectAccessible(page, 'main');
  await main.getByRole('button', { name: say('Drop the bonus') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Drop the bonus') })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await main.getByText(say('Earlier bonuses')).click();
  await expect(main.getByText(say('Dropped by you'))).toBeVisible();
});
