import { codeMailedTo } from '#gateway/testing/recovery-scene.ts';
import { codeSentTo } from '#gateway/testing/sms.ts';
import { withParts } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { pressLogin } from '../support/login-form.ts';
import { ownAccount } from '../support/own-account.ts';
import { waitForStart } from '../support/start.ts';

const chosen = 'um trem azul 7';

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 400 .*\/wps\/member\/password/));

test('a lost password is replaced by a code that comes by e-mail, and logs in [S2-007, S2-014]', async ({
  page,
  gateway,
  say,
}) => {
  const email = 'forgotten@example.com';
  const { userName } = await ownAccount(gateway, { email });
  await page.goto('/m/login');
  await waitForStart(page);
  await page.getByRole('link', { name: say('Forgot password') }).click();
  await page.getByRole('link', { name: say('Code by e-mail') }).click();
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  await field('Username').fill(userName);
  await page.getByRole('button', { name: say('Get code') }).click();
  await expect(field('Code from the e-mail')).toHaveAccessibleDescription(new RegExp(userName));
  // A reload loses nothing but what is secret.
  await page.reload();
  await expect(field('Username')).toHaveValue(userName);
  await field('Code from the e-mail').fill('00000000');
  await field('New password').fill(chosen);
  await field('Confirm new password').fill(chosen);
  await page.getByRole('button', { name: say('Save the new password') }).click();
  await expect(field('Code from the e-mail')).toHaveAccessibleDescription(
    say('The verification code is wrong or has expired. Try again.'),
  );
  await field('Code from the e-mail').fill(await withParts(gateway, (parts) => codeMailedTo(parts, email)));
  await page.getByRole('button', { name: say('Save the new password') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByText(say('The new password is saved. Log in with it.'))).toBeVisible();
  await expect(field('Username')).toHaveValue(userName);
  await field('Password').fill(chosen);
  await pressLogin(page, say);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('a lost password is replaced by a code that comes by SMS [S2-007, S1-089, S2-206]', async ({
  page,
  gateway,
  say,
}) => {
  const mobile = '5511987600417';
  const { userName } = await ownAccount(gateway, { verified_mobile: mobile });
  await page.goto('/m/forget?by=sms');
  await waitForStart(page);
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  await field('Mobile number').fill(mobile.slice(2));
  await page.getByRole('button', { name: say('Get code') }).click();
  await expect(page.getByText(say('The code has been sent.'))).toBeVisible();
  await field('SMS code').fill(await withParts(gateway, (parts) => codeSentTo(parts, mobile)));
  await field('New password').fill(chosen);
  await field('Confirm new password').fill(chosen);
  await page.getByRole('button', { name: say('Save the new password') }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(field('Username')).toHaveValue(userName);
});
