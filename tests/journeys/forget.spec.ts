import { codeMailedTo } from '#gateway/testing/recovery-scene.ts';
import { codeSentTo } from '#gateway/testing/sms.ts';
import { withParts } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressLogin } from '../support/login-form.ts';
import { ownAccount } from '../support/own-account.ts';
import { askForCode } from '../support/sms.ts';
import { waitForStart } from '../support/start.ts';

const chosen = 'um trem azul 7';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400 .*\/wps\/member\/password/));

test('a lost password is replaced by a code from an SMS or an e-mail, and the new one logs in [S1-089, S2-007, S2-014, S2-206]', async ({
  page,
  gateway,
  say,
}) => {
  const [mobile, email] = ['5511987600417', 'forgotten@example.com'];
  const [first, second] = [
    await ownAccount(gateway, { verified_mobile: mobile }),
    await ownAccount(gateway, { email }),
  ] as const;
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  const save = page.getByRole('button', { name: say('Save the new password') });
  const choose = async () => {
    await field('New password').fill(chosen);
    await field('Confirm new password').fill(chosen);
    await save.click();
  };
  await test.step('SMS', async () => {
    await page.goto('/m/forget?by=sms');
    await waitForStart(page);
    await field('Mobile number').fill(mobile.slice(2));
    await askForCode(page, say);
    await field('SMS code').fill(await withParts(gateway, (parts) => codeSentTo(parts, mobile)));
    await choose();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(field('Username')).toHaveValue(first.userName);
  });
  await test.step('e-mail', async () => {
    const code = field('Code from the e-mail');
    await page.getByRole('link', { name: say('Forgot password') }).click();
    await page.getByRole('link', { name: say('Code by e-mail') }).click();
    await field('Username').fill(second.userName);
    await page.getByRole('button', { name: say('Get code') }).click();
    await expect(code).toHaveAccessibleDescription(new RegExp(second.userName));
    // A reload loses nothing but what is secret.
    await page.reload();
    await expect(field('Username')).toHaveValue(second.userName);
    await code.fill('00000000');
    await choose();
    await expect(code).toHaveAccessibleDescription(
      say('Verification code error: it is wrong or has expired. Try again.'),
    );
    await code.fill(await withParts(gateway, (parts) => codeMailedTo(parts, email)));
    await save.click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByText(say('The new password is saved. Log in with it.')).first()).toBeVisible();
    await expect(field('Username')).toHaveValue(second.userName);
    await field('Password').fill(chosen);
    await pressLogin(page, say);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
