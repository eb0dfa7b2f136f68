import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';

test('a member adds a passkey after a cancelled try, renames it and removes it', async ({ page, gateway, say }) => {
  const { userName, password } = await ownAccount(gateway);
  const device = await addAuthenticator(page);
  await comeBackAs(page, gateway, userName);
  await page.goto('/m/set');
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
  await list.getByRole('button', { name: say('Remove {name}', { name: 'Celular da Marina' }) }).click();
  await sheet.getByLabel(say('Your password')).fill(password);
  await sheet.getByRole('button', { name: say('Remove') }).click();
  await expect(page.getByText(say('No passkeys yet'))).toBeVisible();
});
