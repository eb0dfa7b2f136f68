import { expectAccessible } from '../support/axe.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { expect, test } from '../support/fixtures.ts';
import { ownAccount } from '../support/own-account.ts';
import { memberKeys } from '../support/session.ts';
import { go } from '../support/start.ts';

test('a member ends a session on another device, which is redirected to the login with the reason [S2-233]', async ({
  page,
  browser,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 401/);
  const { userName } = await ownAccount(gateway);
  const elsewhere = await browser.newContext({ baseURL: gateway.url });
  const other = await elsewhere.newPage();
  await comeBackAs(other, gateway, userName);
  await comeBackAs(page, gateway, userName);
  await go(page, '/m/set/sessions');
  // It shows a members' page, and learns of the end by the next call.
  await go(other, '/m/member/home');
  const refresh = other.getByRole('button', { name: say('Refresh balance') });
  await expect(refresh).toBeVisible();
  const list = page.getByRole('list', { name: say('Where your account is open') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText(say('This device'))).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: say('End {name}', { name: say('Unknown device') }) }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: say('Log out') }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: say('End all others') })).toBeHidden();

  await refresh.click();
  await expect(
    other.getByRole('alert').getByText(say('Your account has been logged out. Please log in again.')),
  ).toBeVisible();
  await expect(other).toHaveURL(/\/m\/login$/);
  expect(await memberKeys(other)).toEqual([]);
  await elsewhere.close();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // One that is not theirs: it ends, and the member chooses a new password.
  const stranger = await browser.newContext({ baseURL: gateway.url });
  await comeBackAs(await stranger.newPage(), gateway, userName);
  await page.reload();
  await list.getByRole('button', { name: say('It wasn’t me: {name}', { name: say('Unknown device') }) }).click();
  await dialog.getByRole('button', { name: say('Log out and change password') }).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await go(page, '/m/set/sessions');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await stranger.close();
});
