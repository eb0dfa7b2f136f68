import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoAccount } from '../support/members.ts';
import { askForCode, codeSentTo } from '../support/sms.ts';
import { readSession } from '../support/session.ts';

test.beforeEach(async ({ gateway, consoleWatch }) => {
  await withDatabase(gateway, async (db) => {
    await db.deleteFrom('sms_codes').execute();
    await db.deleteFrom('login_failures').execute();
  });
  // The browser itself prints every refused call.
  consoleWatch.allow(/status of 40[01] .*\/wps\/session\/login/);
});

test('a member signs in by the code sent to the verified number, after a human check [S2-002, S2-026, S2-142, S2-146, S2-157, S2-158, S2-235]', async ({
  page,
  gateway,
  say,
}) => {
  const main = page.getByRole('main');
  const number = page.getByLabel(say('Mobile number'), { exact: true });
  const code = page.getByLabel(say('SMS code'), { exact: true });
  const getCode = main.getByRole('button', { name: say('Get code') });
  await page.clock.install();
  // The countdown follows the gateway's clock, which does not leap with the page's: no response contains the time.
  await page.context().route('**/wps/**', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/m/login');
  await main.getByRole('button', { name: say('Log in by SMS') }).click();
  await expect(number).toBeFocused();
  await getCode.click();
  await expect(number).toHaveAccessibleDescription(say('Enter your mobile number.'));

  await number.fill('31 98700-0103');
  const asked = page.waitForRequest(/\/wps\/verification\/sms\/login$/);
  await askForCode(page, say);
  expect((await asked).postDataJSON()).toMatchObject({
    mobileNum: '31 98700-0103',
    countryDialingCode: '55',
    challengeId: expect.stringMatching(/^[\w-]{36}$/),
    challengeAnswer: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const countdown = main.getByRole('button', {
    name: new RegExp(say('The next code in {seconds} seconds', { seconds: '\\d+' })),
  });
  await expect(countdown).toBeDisabled();
  await expect(countdown).toHaveText(/^(60|5\d) s$/);

  await main.getByRole('button', { name: say('Log in with a username') }).click();
  await expect(page.getByLabel(say('Username'), { exact: true })).toBeVisible();
  await main.getByRole('button', { name: say('Log in by SMS') }).click();
  await expect(number).toHaveValue('31 98700-0103');
  await page.clock.runFor(61_000);
  await expect(getCode).toBeEnabled();

  const sent = await codeSentTo(gateway, '5531987000103');
  await code.fill(sent === '000000' ? '000001' : '000000');
  await main.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(code).toHaveAccessibleDescription(
    new RegExp(say('Verification code error: it is wrong or has expired. Try again.')),
  );
  await code.fill(sent ?? '');
  await main.getByRole('button', { name: say('Log in'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await readSession(page)).toMatchObject({ userName: 'rafael.lima' });
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});

test('instead of a captcha picture that cannot be seen the browser does a proof of work', async ({ page, say }) => {
  const bianca = demoAccount('bianca.souza');
  await page.goto('/m/login');
  await sendLogin(page, say, { ...bianca, password: 'not-the-password' });
  await expect(page.getByLabel(say('Verification code'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('I cannot see the picture') }).click();
  await expect(page.getByText(say('Verification complete.'))).toBeVisible({ timeout: 20_000 });
  await sendLogin(page, say, bianca);
  await expect(page).toHaveURL(/\/m\/home$/);
});
