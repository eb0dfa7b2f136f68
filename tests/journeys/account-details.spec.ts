import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { go } from '../support/start.ts';

test('a member sets picture, nickname, e-mail, payee name and birthday, each by its rules', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400 .*\/wps\/member\/info/);
  const account = await ownAccount(gateway);
  await comeBackAs(page, gateway, account.userName);
  await go(page, '/m/set/profile');
  const main = page.getByRole('main');
  const image = sharp({ create: { width: 300, height: 500, channels: 3, background: '#f7ab2b' } });
  const choose = main.getByLabel(say('Picture'), { exact: true });
  // One that is no picture is refused here, one that is broken by the gateway.
  await choose.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(main.getByRole('alert')).toHaveText(say('Only JPG or PNG pictures up to 5 MB can be sent.'));
  const broken = (await image.png().toBuffer()).subarray(0, 60);
  await choose.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: broken });
  await expect(main.getByRole('alert')).toHaveText(say('This picture cannot be read.'));
  await choose.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: await image.png().toBuffer() });
  await expect(main.locator('img[src^="data:image/jpeg"]')).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();

  const sheet = page.getByRole('dialog');
  const field = (label: string) => sheet.getByRole('textbox', { name: say(label) });
  const edit = (label: string) => main.getByRole('button', { name: say(label) }).click();
  const save = () => sheet.getByRole('button', { name: say('Save') }).click();
  await edit('Nickname');
  await field('Nickname').fill('Mar 🌊');
  await save();
  await expect(main).toContainText('Mar 🌊');

  await edit('E-mail');
  await field('E-mail').fill('mar@mare.example');
  const password = sheet.getByLabel(say('Current password'), { exact: true });
  await password.fill('wrong-horse-42');
  await save();
  await expect(password).toHaveAccessibleDescription(new RegExp(say('This password is incorrect.')));
  await password.fill(account.password);
  await save();
  await expect(main).toContainText('mar@mare.example');

  await edit('Payee name');
  await field('Payee name').fill('Marina d’Ávila');
  await save();
  await expect(main).toContainText('Marina d’Ávila');
  await expect(main.getByRole('button', { name: say('Payee name') })).toHaveCount(0);

  await edit('Birthday');
  const birthday = sheet.getByLabel(say('Birthday'), { exact: true }).and(page.locator('input'));
  await birthday.fill(`${new Date().getFullYear() - 17}-01-01`);
  await save();
  await expect(sheet.getByText(say('You must be at least {ageLimit} years old.', { ageLimit: 18 }))).toBeVisible();
  await birthday.fill('1990-05-17');
  await save();
  await expect(main).toContainText(/17 de maio de 1990/);
  await expectAccessible(page);

  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Mar 🌊' })).toBeVisible();
  await expect(page.locator('img[src^="data:image/jpeg"]')).toBeVisible();
});
