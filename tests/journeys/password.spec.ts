import { callLogin } from '../support/call-login.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { fillInLogin, pressLogin } from '../support/login-form.ts';
import { logOut } from '../support/log-out.ts';
import { go, waitForStart } from '../support/start.ts';

const chosen = 'um trem azul 7';

test('a member changes the password: what is refused is marked, then it is saved and leads home [S2-056, S2-134, S2-137, S2-138, S2-165, S2-012]', async ({
  page,
  request,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400 .*\/wps\/member\/password/);
  const account = await ownAccount(gateway);
  await comeBackAs(page, gateway, account.userName);
  await go(page, '/m/set');
  await page.getByRole('link', { name: say('Change password') }).click();
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  await expect(field('Username')).toHaveValue(account.userName);
  await expect(field('Username')).not.toBeEditable();
  const save = async (old: string, password: string) => {
    await field('Current password').fill(old);
    await field('New password').fill(password);
    await field('Confirm new password').fill(password);
    await page.getByRole('button', { name: say('Change password') }).click();
  };
  await save(account.password, account.password);
  const popup = page.getByRole('alertdialog', {
    name: say('The new password and the old password cannot be the same'),
  });
  await popup.getByRole('button', { name: say('OK') }).click();
  await expect(popup).toBeHidden();
  await save('not-the-old-one', chosen);
  await expect(field('Current password')).toHaveAccessibleDescription(say('This password is incorrect.'));
  await expect(field('Current password')).toBeFocused();
  await expect(page.getByText(say('Please wait…'))).toBeHidden();
  await save(account.password, chosen);
  await expect(page.getByText(say('Change saved'))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await callLogin(request, { userName: account.userName, password: chosen })).status()).toBe(200);
});

test('a login that the device remembers needs no old password, and has the new one afterwards [S2-055, S2-118]', async ({
  page,
  gateway,
  say,
}) => {
  const account = await ownAccount(gateway);
  await page.goto('/m/login');
  await waitForStart(page);
  await fillInLogin(page, say, account);
  await page.getByRole('checkbox', { name: say('Remember me on this device') }).check();
  await pressLogin(page, say);
  await expect(page).toHaveURL(/\/m\/home$/);
  const menu = page.getByRole('navigation', { name: say('Main menu') });
  await menu.getByRole('link', { name: say('Account') }).click();
  await page.getByRole('link', { name: say('Settings') }).click();
  await page.getByRole('link', { name: say('Change password') }).click();
  const field = (label: string) => page.getByLabel(say(label), { exact: true });
  await field('New password').fill(chosen);
  await expect(field('Current password')).toHaveCount(0);
  await field('Confirm new password').fill(chosen);
  await page.getByRole('button', { name: say('Change password') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await logOut(page, say, 'banner', false);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Log in') })
    .click();
  await expect(field('Password')).toHaveValue(chosen);
});
