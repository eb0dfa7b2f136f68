import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { logOut } from '../support/log-out.ts';
import { fillInLogin, pressLogin } from '../support/login-form.ts';
import { addPasskey } from '../support/passkeys.ts';
import { go } from '../support/start.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

test('a member adds a passkey after a cancelled attempt, renames it, logs in by it as the username field offers it, and removes it', async ({
  page,
  gateway,
  say,
}) => {
  const { userName, password } = await ownAccount(gateway);
  const device = await addAuthenticator(page, { inField: true });
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/set');
  await page.getByRole('link', { name: new RegExp(say('Passkeys')) }).click();
  await expect(page.getByText(say('No passkeys yet'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Add passkey') }).click();
  const sheet = page.getByRole('dialog');
  const add = sheet.getByRole('button', { name: say('Add passkey') });
  await sheet.getByLabel(say('Name')).fill('Celular');
  await sheet.getByLabel(say('Your password')).fill(password);
  await device.setOwnerPresent(false);
  await add.click();
  await expect(sheet.getByRole('alert')).toContainText(
    say('It was cancelled, or it took too long. Nothing has changed.'),
  );
  await device.setOwnerPresent(true);
  await add.click();
  await expect(sheet).toBeHidden();
  const list = page.getByRole('list', { name: say('Passkeys') });
  await expect(list.getByRole('heading', { name: 'Celular' })).toBeVisible();

  await list.getByRole('button', { name: say('Rename {name}', { name: 'Celular' }) }).click();
  await sheet.getByLabel(say('Name')).fill('Celular da Marina');
  await sheet.getByRole('button', { name: say('Save') }).click();
  await expect(list.getByRole('heading', { name: 'Celular da Marina' })).toBeVisible();

  await go(page, '/m/set');
  await logOut(page, say, 'main');
  await expect(page).toHaveURL(/\/m\/home$/);
  await go(page, '/m/login');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText(userName);

  await go(page, '/m/set/passkeys');
  await list.getByRole('button', { name: say('Remove {name}', { name: 'Celular da Marina' }) }).click();
  await sheet.getByLabel(say('Your password')).fill(password);
  await sheet.getByRole('button', { name: say('Remove') }).click();
  await expect(page.getByText(say('No passkeys yet'))).toBeVisible();
});

test('a passkey alone logs in; with the second step on, a password needs it or a recovery code after it', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  // The browser itself prints every refused call.
  consoleWatch.allow(/status of 401 .*\/wps\/session\/(login|second)/);
  const account = await ownAccount(gateway);
  const device = await addAuthenticator(page);
  await comeBackAs(page, gateway, account.userName);
  await go(page, '/m/set/passkeys');
  await addPasskey(page, say, account.password);

  await page.getByRole('switch', { name: say('Require a second step') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('Your password')).fill(account.password);
  await sheet.getByRole('button', { name: say('Turn on') }).click();
  const shown = sheet.getByRole('list', { name: say('Recovery codes') }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await expectAccessible(page);
  await sheet.getByRole('checkbox', { name: say('I have saved these codes') }).check();
  await sheet.getByRole('button', { name: say('Done') }).click();
  await expect(page.getByRole('switch', { name: say('Require a second step') })).toBeChecked();

  await device.setOwnerPresent(false);
  await go(page, '/m/home');
  await logOut(page, say);
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await go(page, '/m/login');
  const byPasskey = page.getByRole('button', { name: say('Log in with a passkey') });
  await byPasskey.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    say('It was cancelled, or it took too long. Nothing has changed.'),
  );
  await device.setOwnerPresent(true);
  await byPasskey.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText(account.userName);

  await device.setOwnerPresent(false);
  await logOut(page, say);
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await go(page, '/m/login');
  await fillInLogin(page, say, account);
  await pressLogin(page, say);
  await expect(page.getByRole('heading', { name: say('One more step') })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('Use a recovery code') }).click();
  await page.getByLabel(say('Recovery code')).fill('AAAA-AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: say('Continue') }).click();
  await expect(page.getByLabel(say('Recovery code'))).toHaveAccessibleDescription(
    new RegExp(say('This passkey or code was not accepted. Try again or use another method.')),
  );
  await page.getByLabel(say('Recovery code')).fill(codes[3]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: say('Continue') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await go(page, '/m/set/passkeys');
  await expect(
    page.getByText(say('{codesLeft} of {recoveryCodeCount} left', { codesLeft: '9', recoveryCodeCount: '10' })),
  ).toBeVisible();
});
