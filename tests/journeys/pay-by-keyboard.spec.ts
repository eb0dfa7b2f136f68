import { demoPayer } from '#gateway/areas/identity/recovery/payment-seed.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { validCpf } from '../support/demo-bank.ts';
import { expect } from '../support/fixtures.ts';
import { expectFocusSeen, pressOn, typeInto } from '../support/keyboard.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { ownWithdrawer } from '../support/own-withdrawer.ts';
import { readBalance } from '../support/session.ts';
import { go } from '../support/start.ts';
import { tabTo } from '../support/tab-to.ts';

const test = journeysOn();
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['pt', 'en'] as const)
  test.describe(`by keyboard alone, in ${language}`, () => {
    test.use({ language, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a member deposits by Pix and pays at the bank, and the focus is never lost [S1-007, S1-030, S1-049]', async ({
      page,
      gateway,
      say,
    }) => {
      const { userName } = await ownAccount(gateway);
      await comeBackAs(page, gateway, userName);
      const menu = page.getByRole('navigation', { name: say('Main menu') });
      await pressOn(page, menu.getByRole('link', { name: say('Deposit') }), { back: true });
      await expect(page).toHaveURL(/\/m\/voucherCenter/);
      const main = page.getByRole('main');

      await test.step('another method, and Pix again', async () => {
        const methods = main.getByRole('radiogroup', { name: say('How') });
        const transfer = methods.getByRole('radio', { name: say('Bank transfer') });
        await tabTo(page, methods.getByRole('radio', { name: 'Pix' }));
        await expectFocusSeen(page);
        await page.keyboard.press('ArrowDown');
        await expect(transfer).toBeChecked();
        await expectFocusSeen(page);
        await page.keyboard.press('ArrowUp');
        await expect(methods.getByRole('radio', { name: 'Pix' })).toBeFocused();
        await expectFocusSeen(page);
      });

      await test.step('an amount by a key, no offer, the CPF', async () => {
        await pressOn(page, main.getByRole('button', { name: '50', exact: true }), { key: 'Space' });
        await expect(main.getByRole('textbox', { name: say('Amount') })).toHaveValue(/^50[.,]00$/);
        const offers = main.getByRole('radiogroup', { name: say('Bonus') });
        const without = offers.getByRole('radio').first();
        await tabTo(page, without);
        await expectFocusSeen(page);
        await page.keyboard.press('ArrowDown');
        await expect(offers.getByRole('radio').nth(1)).toBeChecked();
        await expectFocusSeen(page);
        await page.keyboard.press('ArrowUp');
        await expect(without).toBeChecked();
        await typeInto(page, main.getByLabel(say('Your CPF')), validCpf(userName));
        await pressOn(page, main.getByRole('button', { name: say('Continue with Pix') }));
        await expect(main.getByRole('img', { name: say('QR code of the Pix') })).toBeVisible();
        await expectFocusSeen(page);
      });

      await test.step('copies the code, and keeps the deposit', async () => {
        await pressOn(page, main.getByRole('button', { name: say('Copy code') }));
        await expect(page.getByText(say('Code copied'))).toBeVisible();
        await expectFocusSeen(page);
        const code = await main.getByLabel(say('Pix code')).textContent();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
        const cancel = main.getByRole('button', { name: say('Cancel this deposit') });
        await pressOn(page, cancel, { back: true });
        const asked = page.getByRole('alertdialog');
        await expect(asked.getByRole('button', { name: say('Keep it') })).toBeFocused();
        await expectFocusSeen(page);
        await page.keyboard.press('Escape');
        await expect(asked).toHaveCount(0);
        await expect(cancel).toBeFocused();
      });

      await test.step('pays at the bank', async () => {
        const opened = page.context().waitForEvent('page');
        await pressOn(page, main.getByRole('link', { name: say('Pay at the demo bank') }), { back: true });
        const bank = await opened;
        await bank.waitForLoadState();
        await typeInto(bank, bank.getByRole('textbox', { name: /Nome|Name/ }).first(), 'Ana Prado');
        await pressOn(bank, bank.getByRole('button', { name: /^(Pagar|Pay)/ }).first());
        await expect(bank.getByRole('status')).toBeVisible();
        await bank.close();
        await expect(main.getByRole('heading', { name: say('Money in your account') })).toBeVisible();
        await expectFocusSeen(page);
      });

      await pressOn(page, main.getByRole('button', { name: say('Check this receipt') }));
      const verified = 'Verified on this device: this entry is in the ledger and has not been changed.';
      await expect(main.getByText(say(verified))).toBeVisible();
      await expectFocusSeen(page);
      expect(await readBalance(page)).toBe(5000);
      expect(await operate(gateway, ['deposit', 'list', userName])).toContain('credited');
      await pressOn(page, main.getByRole('link', { name: say('Done') }));
      await expect(page).toHaveURL(/\/m\/home$/);
      await expectFocusSeen(page);
    });

    test('a member adds a key, withdraws to it with the payment password, and the focus is never lost [S1-032, S1-050, S2-216]', async ({
      page,
      gateway,
      say,
    }) => {
      const { userName } = await ownWithdrawer(gateway, 10_000);
      await comeBackAs(page, gateway, userName);
      await go(page, '/m/withdraw');
      const main = page.getByRole('main');

      await test.step('adds a key', async () => {
        const change = main.getByRole('button', { name: say('Change key or account') });
        await pressOn(page, change);
        const keys = page.getByRole('dialog');
        await pressOn(page, keys.getByRole('button', { name: say('Add key or account') }));
        await expectFocusSeen(page);
        const kinds = keys.getByRole('radiogroup', { name: say('Kind of key') });
        await tabTo(page, kinds.getByRole('radio', { name: 'CPF' }));
        for (const name of ['Mobile number', 'E-mail']) {
          await page.keyboard.press('ArrowRight');
          await expect(kinds.getByRole('radio', { name: say(name) })).toBeFocused();
          await expectFocusSeen(page);
        }
        await typeInto(page, keys.getByRole('textbox', { name: say('E-mail') }), `${userName}@example.com`);
        const password = keys.getByLabel(say('Payment password'), { exact: true });
        await typeInto(page, password, demoPayer.paymentPassword);
        await pressOn(page, keys.getByRole('button', { name: say('Save key') }));
        await expect(keys).toHaveCount(0);
        await expect(change).toBeFocused();
        await expectFocusSeen(page);
      });

      await test.step('chooses it', async () => {
        const change = main.getByRole('button', { name: say('Change key or account') });
        await pressOn(page, change);
        const keys = page.getByRole('dialog');
        await pressOn(page, keys.getByRole('button', { name: /@/ }).first(), { key: 'Space' });
        await expect(keys).toHaveCount(0);
        await expect(main).toContainText('@example.com');
        await expect(change).toBeFocused();
      });

      await test.step('an amount, and the payment password', async () => {
        await typeInto(page, main.getByRole('textbox', { name: say('Amount') }), '30');
        const withdraw = main.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) });
        await pressOn(page, withdraw);
        const asked = page.getByRole('dialog', { name: say('Payment password') });
        await expect(asked).toBeVisible();
        await expectFocusSeen(page);
        await page.keyboard.press('Escape');
        await expect(asked).toHaveCount(0);
        await expect(withdraw).toBeFocused();
        await page.keyboard.press('Enter');
        await typeInto(page, asked.getByLabel(say('Payment password'), { exact: true }), demoPayer.paymentPassword);
        await page.keyboard.press('Enter');
        await expect(asked).toHaveCount(0);
        await expect(page).toHaveURL(/\/m\/withdraw\?id=/);
        await expectFocusSeen(page);
      });

      await expect(main.getByRole('heading', { name: say('Paid') })).toBeVisible();
      await expectFocusSeen(page);
      expect(await readBalance(page)).toBe(7000);
      await pressOn(page, main.getByRole('link', { name: say('Done') }));
      await expect(page).toHaveURL(/\/m\/withdraw$/);
      await expect(
        main
          .getByRole('list', { name: say('Your withdrawals') })
          .getByRole('listitem')
          .first(),
      ).toContainText(say('Paid'));
      await expectFocusSeen(page);
    });
  });
