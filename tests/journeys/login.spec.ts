import { nextCaptchaSays } from '../support/captcha.ts';
import { withDatabase } from '../support/database.ts';
import { waitForStart } from '../support/start.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { figures, readBalance, readSession } from '../support/session.ts';
import { journeyLanguages } from '../support/soak.ts';
import { pressLogin, sendLogin } from '../support/login-form.ts';

/** Login failures are counted for an hour; each test starts without any. */
test.beforeEach(async ({ gateway, consoleWatch }) => {
  await withDatabase(gateway, (db) => db.deleteFrom('login_failures').execute());
  // The browser itself prints every refused call.
  consoleWatch.allow(/status of 40[013] .*\/wps\/session\/login/);
});

const helena = demoAccount('helena.prado');

for (const language of journeyLanguages) {
  test.describe(`login in ${language}`, () => {
    test.use({ language });

    test('by username and password, after an unknown account is refused in the same way; the session is stored, renewed by home, and redirects from the login [S2-001, S2-130, S1-122, S2-180, S2-214, S2-098]', async ({
      page,
      gateway,
      say,
    }) => {
      const setType = (type: number) =>
        withDatabase(gateway, (db) =>
          db.updateTable('members').set({ type }).where('account', '=', helena.userName).execute(),
        );
      await setType(40);
      try {
        await page.goto('/m/login');
        await sendLogin(page, say, helena);
        await expect(page.getByText(say('Non-member account unable to log in.'))).toBeVisible();
        await expect(page).toHaveURL(/\/m\/login$/);
        expect(await readSession(page)).toBeNull();
      } finally {
        await setType(0);
      }
      await pressLogin(page, say);
      await expect(page).toHaveURL(/\/m\/home$/);
      const header = page.getByRole('banner');
      await expect(header).toContainText('helena.prado');
      const balance = figures(await readBalance(page), language);
      await expect(header).toContainText(balance);
      await expect(header).toContainText('R$');
      await expect(header.getByRole('button', { name: say('Refresh balance') })).toBeVisible();
      await expect(header.getByRole('button', { name: say('Log out') })).toBeVisible();
      await expect(header.getByRole('link', { name: say('Log in') })).toHaveCount(0);
      const before = await readSession(page);
      expect(before).toMatchObject({ userName: 'helena.prado', type: 0, merchantCode: 'mare' });
      expect(before).not.toHaveProperty('id');

      const renewed = page.waitForResponse(
        (response) => response.url().endsWith('/wps/session/renew') && response.ok(),
      );
      await page.reload();
      await renewed;
      await expect(header).toContainText('helena.prado');
      await expect(header).toContainText(balance);
      // The token may be the same again: tokens of one session and second are equal.
      const after = { userName: 'helena.prado', id: expect.stringMatching(/./) };
      await expect.poll(() => readSession(page)).toMatchObject(after);
      expect((await readSession(page))?.expiresAt).toBeGreaterThan(before?.expiresAt ?? Infinity);
      await page.goto('/m/login');
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test('reports missing or invalid values under each field before anything is sent, and a wrong password after; then a captcha, whose picture is renewed by a click, and a wrong answer is reported [S2-226, S2-227, S2-023, S2-024, S2-025, S2-111, S2-008, S2-027]', async ({
      page,
      gateway,
      say,
    }) => {
      let sent = 0;
      page.on('request', (request) => (sent += request.url().includes('/wps/session/login') ? 1 : 0));
      await page.goto('/m/login');
      const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
      await expect(page).toHaveTitle(`${await submit.innerText()} · Maré`);
      const games = page.getByRole('navigation', { name: say('Most played') }).getByRole('button');
      await expect(games.first()).toBeVisible();
      expect(await games.count()).toBeLessThanOrEqual(4);
      await expect(page.getByRole('radiogroup', { name: say('Language') })).toBeVisible();

      await submit.click();
      const [userName, password] = [
        page.getByLabel(say('Username'), { exact: true }),
        page.getByLabel(say('Password'), { exact: true }),
      ];
      await expect(userName).toHaveAccessibleDescription(say('Enter your username.'));
      await expect(password).toHaveAccessibleDescription(say('Enter your password.'));
      await expect(userName).toBeFocused();
      await userName.fill('a b');
      await password.fill('123');
      await submit.click();
      await expect(userName).toHaveAccessibleDescription(
        say('Account format incorrect: 3 to 32 letters, digits, dots or dashes.'),
      );
      await expect(password).toHaveAccessibleDescription(say('Password format incorrect: 6 to 64 characters.'));
      await userName.fill('marina.costa');
      await expect(userName).toHaveAccessibleDescription('');
      await expect(userName).not.toHaveAttribute('aria-invalid');
      expect(sent).toBe(0);

      const code = page.getByLabel(say('Verification code'), { exact: true });
      await expect(code).toHaveCount(0);
      await sendLogin(page, say, { ...helena, password: 'not-the-password' });
      await expect(password).toHaveAccessibleDescription(
        say('Wrong username or password, or the account is disabled.'),
      );
      await expect(password).toBeFocused();
      await expect(userName).toHaveValue('helena.prado');
      await expect(password).toHaveValue('not-the-password');
      await expect(page).toHaveURL(/\/m\/login$/);
      expect(await readSession(page)).toBeNull();
      await expect(code).toBeVisible();
      await expect(code).toHaveAccessibleDescription(
        say('Enter what the picture shows. If it is a sum, enter the result (1 to 16 characters).'),
      );

      const picture = page.getByRole('button', { name: say('New picture') }).locator('img');
      const first = await picture.getAttribute('src');
      expect(first).toMatch(/^data:image\/png;base64,/);
      await page.getByRole('button', { name: say('New picture') }).click();
      await expect(picture).not.toHaveAttribute('src', first ?? '');

      await password.fill(helena.password);
      await pressLogin(page, say);
      await expect(code).toHaveAccessibleDescription(new RegExp(say('Enter the verification code.')));
      await nextCaptchaSays(page, gateway, 'HJKMN');
      await code.fill('wrong');
      await pressLogin(page, say);
      await expect(code).toHaveAccessibleDescription(
        new RegExp(say('Verification code error: it is wrong or has expired. Try again.')),
      );
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('');
      expect(await readSession(page)).toBeNull();

      await code.fill('hjkmn');
      await pressLogin(page, say);
      await expect(page.getByRole('banner')).toContainText('helena.prado');
    });
  });
}

test('the page starts on the tab of its URL, the tab of the registration is a link to it, and switching changes the URL without a reload; an error is translated when the language changes [S1-045, S2-018, S2-019, S2-022, S2-021, S2-153]', async ({
  page,
  say,
}) => {
  const tabs = page.getByRole('navigation', { name: say('Log in or create an account') });
  const [login, register] = [
    tabs.getByRole('link', { name: say('Log in') }),
    tabs.getByRole('link', { name: say('Create account') }),
  ];
  await page.goto('/m/register');
  await waitForStart(page);
  await expect(register).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: say('Create account') })).toBeAttached();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await login.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(login).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel(say('Username'), { exact: true })).toBeVisible();
  await expect(register).toHaveAttribute('href', '/m/register');
  await register.click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.locator('body')).toHaveAttribute('data-same-page');

  await page.goto('/m/login');
  await expect(login).toHaveAttribute('aria-current', 'page');
  const password = page.getByLabel(say('Password'), { exact: true });
  await password.fill('a-secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: say('Show password') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await pressLogin(page, say);
  await expect(page.getByLabel(say('Username'), { exact: true })).toHaveAccessibleDescription(
    say('Enter your username.'),
  );
  const english = page.getByRole('radio', { name: 'English' });
  await expect(english).toHaveCount(1);
  await english.click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveAccessibleDescription('Enter your username.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a-secret');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
});
