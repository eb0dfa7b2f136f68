import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { nextCaptchaSays } from '../support/captcha.ts';
import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go } from '../support/start.ts';

const content = 'A Roleta Brasa não abriu depois da atualização.';
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6b75' } })
    .jpeg()
    .toBuffer();

test('a visitor is redirected from the feedback to the login; a member sends it with a picture, and sees the answer without a reload [S1-006, S1-075, S2-017, S2-058, S2-060, S2-064]', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 400 .*\/wps\/(feedback|picture)/);
  await page.goto('/m/feedback');
  await expect(page).toHaveURL(/\/m\/login$/);
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await page.clock.install();
  await go(page, '/m/feedback');
  const field = page.getByLabel(say('Tell us what happened'));
  const code = page.getByLabel(say('Verification code'));
  const send = page.getByRole('button', { name: say('Send') });
  const types = page.getByRole('radiogroup', { name: say('Topic') }).getByRole('radio');
  await expect(types).toHaveCount(6);
  await expect(send).toBeDisabled();
  await field.fill(content);
  await expect(send).toBeEnabled();
  const choose = page.getByLabel(say('Add'), { exact: true });
  await choose.setInputFiles([
    { name: 'tela.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    { name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('MZ, a renamed program') },
    { name: 'quebrada.jpg', mimeType: '', buffer: (await photo()).subarray(0, 60) },
  ]);
  const wrong = say('{wrong}: only JPG or PNG pictures up to 5 MB can be sent.', { wrong: 'virus.png' });
  await expect(page.getByText(wrong)).toBeVisible();
  await expect(page.getByText(say('This picture cannot be read.'))).toBeVisible();
  await page.getByRole('button', { name: say('Remove {name}', { name: say('Picture {0}', { 0: 2 }) }) }).click();
  await expectAccessible(page);

  // The draft is restored, with a new captcha.
  await nextCaptchaSays(page, gateway, 'K7MPX');
  await page.reload();
  await expect(field).toHaveValue(content);
  await expect(page.getByRole('img', { name: say('Picture {0}', { 0: 1 }) })).toBeVisible();
  await expect(code).toHaveValue('');
  await code.fill('K7MPX');
  await send.click();
  await expect(page.getByText(say('Choose a topic.'))).toBeVisible();
  await expect(types.first()).toBeFocused();
  await types.nth(2).check();
  await send.click();
  const dialog = page.getByRole('alertdialog', { name: say('Sent successfully') });
  await dialog.getByRole('button', { name: say('OK') }).click();
  await expect(field).toHaveValue('');

  const own = page
    .getByRole('region', { name: say('Your messages') })
    .getByRole('listitem')
    .first();
  await expect(own).toContainText(content);
  await expect(own).toContainText(say('Waiting'));
  await expect(own.getByRole('img')).toBeVisible();
  const [, id = ''] = /^(\S+) .*Roleta/m.exec(await operate(gateway, ['feedback', 'list'])) ?? [];
  await operate(gateway, ['feedback', 'answer', id, '--text', 'Já corrigimos.']);
  await page.clock.fastForward(16_000);
  await expect(own).toContainText('Já corrigimos.');
  await expect(own).toContainText(say('Answered'));
});

test('a phone’s photo is uploaded small and upright', async ({ page, gateway, say }) => {
  const { userName } = await ownAccount(gateway);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/feedback');
  // More pixels than the gateway takes: the browser makes it small first, or it is refused.
  const large = await sharp({ create: { width: 5200, height: 3900, channels: 3, background: '#0a6b75' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/picture'));
  await page
    .getByLabel(say('Add'), { exact: true })
    .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: large });
  expect((await answered).status()).toBe(200);
  const [stored] = await withDatabase(gateway, (db) =>
    db.selectFrom('pictures').select('image').orderBy('id', 'desc').limit(1).execute(),
  );
  const { width, height } = await sharp(stored?.image).metadata();
  expect([width, height]).toEqual([1200, 1600]);
});
