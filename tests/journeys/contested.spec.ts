import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { figures, readBalance } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { waitForStart } from '../support/start.ts';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForStart(page);
  return page.getByRole('main');
};

test('a deposit that its payer contests says so, withdrawals wait, and what was played is owed until it is paid [S1-030, S1-032]', async ({
  page,
  gateway,
  say,
}) => {
  const { userName: account, password } = await ownAccount(gateway);
  await signIn(page, { userName: account, password });
  const type = (...argv: string[]) => operate(gateway, argv);
  /** Begins a deposit and pays it by the operator's command. */
  const deposit = async (amount: string) => {
    const main = await open(page, '/m/voucherCenter');
    await main.getByRole('textbox', { name: say('Amount') }).fill(amount);
    const cpf = main.getByLabel(say('Your CPF'));
    if (await cpf.isVisible()) await cpf.fill('111.444.777-35');
    await main.getByRole('button', { name: say('Continue with Pix') }).click();
    await expect(page).toHaveURL(/id=/);
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const { code } = await withDatabase(gateway, (db) =>
      db.selectFrom('deposits').select('code').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    await type('pix', 'pay', code);
    await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
    return withDatabase(gateway, (db) =>
      db.selectFrom('deposits').select('reference').where('id', '=', id).executeTakeFirstOrThrow(),
    );
  };

  const { reference } = await deposit('50');
  const paid = page.url();
  await type('member', 'debit', account, '30.00', '--reason', 'played');
  await type('pix', 'contest', reference);
  await expect.poll(() => type('contest', 'list')).toContain(account);
  const main = await open(page, paid);
  await expect(main.getByText(/^Contestado pelo banco de quem pagou/)).toBeVisible();
  await expectAccessible(page, 'main');
  await open(page, '/m/withdraw');
  await expect(main.getByRole('heading', { name: /contestado/ })).toBeVisible();
  await expect(
    main.getByText(say('Withdrawals wait until the bank has decided about your contested deposit.')),
  ).toBeVisible();
  await expectAccessible(page, 'main');

  const contest = /^(\S+)/m.exec(await type('contest', 'list'))?.[1] ?? '';
  await type('contest', 'accept', contest, '--reason', 'A conta foi invadida.');
  await expect.poll(() => type('contest', 'owed'), { timeout: 90_000 }).toContain(account);
  await open(page, '/m/voucherCenter');
  await expect(main.getByRole('heading', { name: new RegExp(figures(3000)) })).toBeVisible();
  await expect(
    main
      .getByRole('list', { name: say('Your deposits') })
      .getByRole('listitem')
      .first(),
  ).toContainText(say('Contested by the payer’s bank'));
  await expectAccessible(page, 'main');
  await open(page, '/m/withdraw');
  await expect(main.getByText(say('Withdrawals wait until you have paid what you owe.'))).toBeVisible();

  await type('member', 'credit', account, '10.00', '--reason', 'a win');
  await open(page, '/m/voucherCenter');
  await main.getByRole('button', { name: say('Pay with my balance') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Pagar/ })
    .click();
  await expect(main.getByRole('heading', { name: new RegExp(figures(2000)) })).toBeVisible();
  await deposit('50');
  expect(await readBalance(page)).toBe(3000);
  await open(page, '/m/voucherCenter');
  await expect(main.getByRole('button', { name: say('Continue with Pix') })).toBeVisible();
  await expect(main.getByText(/^Você deve/)).toBeHidden();
  await open(page, '/m/messages');
  await expect(page.getByText('O banco levou um depósito de volta').first()).toBeVisible();
  await open(page, '/m/transaction/record');
  await expect(main.getByText(say('Contested deposit taken back')).first()).toBeVisible();
});
