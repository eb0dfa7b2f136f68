import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { operate } from '../support/operate.ts';
import { figures, readBalance } from '../support/session.ts';
import { waitForStart } from '../support/start.ts';

test.use({ account: demoAccount('rafael.lima') });

test('a member deposits by the code of a voucher, by keyboard alone; the history says so, and the code works once [S1-026, S1-049]', async ({
  member: page,
  gateway,
  consoleWatch,
  say,
}) => {
  consoleWatch.allow(/status of 409 .*\/wps\/deposit\/voucher/);
  const typed = ['--amount', '50.00', '--codes', '2', '--until', '2100-01-01T00:00Z'];
  const printed = await operate(gateway, ['voucher', 'create', 'Feira', ...typed]);
  const [code = ''] = /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(printed) ?? [];
  const before = await readBalance(page);
  await page.goto('/m/voucherCenter');
  await waitForStart(page);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: say('Voucher') }).focus();
  await page.keyboard.press('Space');
  const field = main.getByLabel(say('Code of the voucher'));
  await field.fill('0000-0000-0000-0000');
  await field.press('Enter');
  await expect(main.getByText(say('This code does not work. Check it: it may be used or expired.'))).toBeVisible();
  await expect(field).toHaveValue('0000-0000-0000-0000');
  await expectAccessible(page, 'main');
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
  await expect(main).toContainText(figures(before + 5000, 'pt'));
  await main.getByRole('button', { name: say('Check this receipt') }).click();
  await expect(main).toContainText(
    say('Verified on this device: this entry is in the ledger and has not been changed.'),
  );
  await expectAccessible(page, 'main');
  expect(await readBalance(page)).toBe(before + 5000);
  await page.goto('/m/voucherCenter');
  await expect(main.getByRole('listitem').filter({ hasText: say('By voucher') })).toHaveCount(1);
  await main.getByRole('radio', { name: say('Voucher') }).check({ force: true });
  await field.fill(code);
  await field.press('Enter');
  await expect(main.getByText(say('You have used this code already'))).toBeVisible();
  expect(await readBalance(page)).toBe(before + 5000);
});
