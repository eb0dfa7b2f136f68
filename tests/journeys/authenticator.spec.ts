import type { Page } from '@playwright/test';
import { codeOf, stepAt } from '#gateway/areas/identity/authenticators/totp.ts';
import { fromBase32 } from '#gateway/testing/authenticator-scene.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { logOut } from '../support/log-out.ts';
import { fillInLogin, pressLogin } from '../support/login-form.ts';
import { operate } from '../support/operate.ts';
import { ownAccount } from '../support/own-account.ts';
import { go } from '../support/start.ts';

/** The code that an app shows now, or in so many half minutes. */
const shown = (secret: Buffer, steps = 0) => codeOf(secret, stepAt(Date.now()) + steps);

/** Reads the key that the sheet shows as text. */
async function readKey(page: Page): Promise<Buffer> {
  const key = page.getByRole('dialog').getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return fromBase32((await key.innerText()).replaceAll(/\s/g, ''));
}

test('a member adds an authenticator app, and logs in with its code after the password; the app is named and removed', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401 .*\/wps\/session\/(login|second)/);
  consoleWatch.allow(/status of 400 .*\/wps\/member\/authenticators/);
  const account = await ownAccount(gateway);
  await comeBackAs(page, gateway, account.userName);
  await go(page, '/m/securityCenter');
  await page.getByRole('link', { name: new RegExp(say('Second step')) }).click();
  await page.getByRole('button', { name: say('Add authenticator app') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('Name')).fill('Celular');
  await sheet.getByLabel(say('Your password')).fill(account.password);
  await sheet.getByRole('button', { name: say('Continue') }).click();
  await expect(sheet.getByRole('img', { name: say('QR code for the authenticator app') })).toBeVisible();
  await expectAccessible(page);
  const secret = await readKey(page);
  const code = sheet.getByLabel(say('Code of the app'));
  const near = [-1, 0, 1, 2].map((steps) => shown(secret, steps));
  await code.fill(['000000', '000001', '000002', '000003', '000004'].find((one) => !near.includes(one)) ?? '');
  await sheet.getByRole('button', { name: say('Confirm') }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(shown(secret));
  await sheet.getByRole('button', { name: say('Confirm') }).click();

  await expect(sheet.getByRole('heading', { name: say('Turn on the second step') })).toBeVisible();
  await sheet.getByLabel(say('Your password')).fill(account.password);
  await sheet.getByRole('button', { name: say('Turn on') }).click();
  await expect(sheet.getByRole('list', { name: say('Recovery codes') }).getByRole('listitem')).toHaveCount(10);
  await sheet.getByRole('checkbox', { name: say('I have saved these codes') }).check();
  await sheet.getByRole('button', { name: say('Done') }).click();
  await expect(page.getByRole('switch', { name: say('Require a second step') })).toBeChecked();

  await go(page, '/m/home');
  await logOut(page, say);
  await expect(page.getByRole('banner').getByRole('link', { name: say('Log in') })).toBeVisible();
  await go(page, '/m/login');
  await fillInLogin(page, say, account);
  await pressLogin(page, say);
  await expect(page.getByLabel(say('Code of the app'))).toBeFocused();
  await expectAccessible(page);
  // The present code was used up; the next one is good already.
  await page.getByLabel(say('Code of the app')).fill(shown(secret, 1));
  await page.getByRole('button', { name: say('Continue') }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText(account.userName);

  await go(page, '/m/set/passkeys');
  const list = page.getByRole('list', { name: say('Authenticator app') });
  await list.getByRole('button', { name: say('Rename {name}', { name: 'Celular' }) }).click();
  await sheet.getByLabel(say('Name')).fill('Celular da Marina');
  await sheet.getByRole('button', { name: say('Save') }).click();
  await list.getByRole('button', { name: say('Remove {name}', { name: 'Celular da Marina' }) }).click();
  await expect(sheet).toContainText(
    say('This is the last one: removing it turns the second step off, and your password alone logs you in.'),
  );
  await sheet.getByLabel(say('Your password')).fill(account.password);
  await sheet.getByRole('button', { name: say('Remove') }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole('switch', { name: say('Require a second step') })).not.toBeChecked();
});

test('an agent without a second step is shown how to set it up in place of the agents’ news, where the site asks for one', async ({
  page,
  gateway,
  say,
}) => {
  await operate(gateway, ['flags', 'set', 'agentSecondStep', 'on']);
  try {
    await comeBackAs(page, gateway, 'otavio.reis');
    await go(page, '/m/member/notice');
    await expect(page.getByRole('heading', { name: say('Turn on the second step first') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('Set it up') }).click();
    await expect(page).toHaveURL(/\/m\/set\/passkeys$/);
    await expect(page.getByRole('button', { name: say('Add authenticator app') })).toBeVisible();
  } finally {
    await operate(gateway, ['flags', 'set', 'agentSecondStep', 'off']);
  }
});
