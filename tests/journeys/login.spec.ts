import { nextCaptchaSays } from '../support/captcha.ts';
import { withDatabase } from '../support/database.ts';
import { waitForStart } from '../support/start.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { callLogin } from '../support/call-login.ts';
import { figures, readBalance, readSession } from '../support/session.ts';
import { signIn } from '../support/sign-in.ts';
import { journeyLanguages } from '../support/soak.ts';
import { sendLogin } from '../support/login-form.ts';

/** Login failures are counted for an hour; each test begins without any. */
test.beforeEach(async ({ gateway, consoleWatch }) => {
  await withDatabase(gateway, (db) => db.deleteFrom('login_failures').execute());
  // The browser itself prints every refused call.
  consoleWatch.allow(/status of 40[01] .*\/wps\/session\/login/);
});

const helena = demoAccount('helena.prado');

for (const language of journeyLanguages) {
  test.describe(`login in ${language}`, () => {
    test.use({ language });

    test('by username and password; the session is stored and survives a reload [S2-001, S2-130, S1-122]', async ({
      page,
      say,
    }) => {
      await signIn(page, helena, language);
      await expect(page).toHaveURL(/\/m\/home$/);
      const header = page.getByRole('banner');
      await expect(header).toContainText('helena.prado');
      const balance = figures(await readBalance(page), language);
      await expect(header).toContainText(balance);
      await expect(header).toContainText('R$');
      await expect(header.getByRole('button', { name: say('Refresh balance') })).toBeVisible();
      await expect(header.getByRole('button', { name: say('Log out') })).toBeVisible();
      await expect(header.getByRole('link', { name: say('Log in') })).toHaveCount(0);
      expect(await readSession(page)).toMatchObject({ userName: 'helena.prado', type: 0, merchantCode: 'mare' });
      await page.reload();
      await expect(header).toContainText('helena.prado');
      await expect(header).toContainText(balance);
    });

    test('a wrong password, an unknown user and a locked account get the same answer', async ({ page, say }) => {
      const locked = demoAccount('caio.mendes');
      const wrong = [
        { ...helena, password: 'not-the-password' },
        { userName: 'nobody.here', password: 'whatever-it-is' },
        locked,
      ];
      for (const account of wrong) {
        await page.goto('/m/login');
        await sendLogin(page, say, account);
        const password = page.getByLabel(say('Password'), { exact: true });
        await expect(password).toHaveAccessibleDescription(
          say('Wrong username or password, or the account is disabled.'),
        );
        await expect(password).toBeFocused();
        await expect(page.getByLabel(say('Username'), { exact: true })).toHaveValue(account.userName);
        await expect(password).toHaveValue(account.password);
        await expect(page).toHaveURL(/\/m\/login$/);
        expect(await readSession(page)).toBeNull();
      }
    });

    test('says under each field what is missing or wrong, before anything is sent [S2-226, S2-227]', async ({
      page,
      say,
    }) => {
      let sent = 0;
      page.on('request', (request) => (sent += request.url().includes('/wps/session/login') ? 1 : 0));
      await page.goto('/m/login');
      const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
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
      await expect(password).toHaveAccessibleDescription(say('Password format incorrect: 6 to 64 characters.'));
      await userName.fill('marina.costa');
      await expect(userName).toHaveAccessibleDescription('');
      await expect(userName).not.toHaveAttribute('aria-invalid');
      expect(sent).toBe(0);
    });

    test('a captcha appears after a failed login; its picture is renewed by a click; a wrong answer is told [S2-023, S2-024, S2-111]', async ({
      page,
      gateway,
      say,
    }) => {
      await page.goto('/m/login');
      const code = page.getByLabel(say('Verification code'), { exact: true });
      await expect(page.getByLabel(say('Password'), { exact: true })).toBeVisible();
      await expect(code).toHaveCount(0);
      await sendLogin(page, say, { ...helena, password: 'not-the-password' });
      await expect(code).toBeVisible();
      await expect(code).toHaveAccessibleDescription(
        say('Type what the picture shows. If it is a sum, type its result (1 to 16 characters).'),
      );

      const picture = page.getByRole('button', { name: say('New picture') }).locator('img');
      const first = await picture.getAttribute('src');
      expect(first).toMatch(/^data:image\/png;base64,/);
      await page.getByRole('button', { name: say('New picture') }).click();
      await expect(picture).not.toHaveAttribute('src', first ?? '');

      await page.getByLabel(say('Password'), { exact: true }).fill(helena.password);
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Log in'), exact: true })
        .click();
      await expect(code).toHaveAccessibleDescription(new RegExp(say('Enter the verification code.')));
      await nextCaptchaSays(page, gateway, 'HJKMN');
      await code.fill('wrong');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Log in'), exact: true })
        .click();
      await expect(code).toHaveAccessibleDescription(
        new RegExp(say('The verification code is wrong or has expired. Try again.')),
      );
      await expect(code).toBeFocused();
      await expect(code).toHaveValue('');
      expect(await readSession(page)).toBeNull();

      await code.fill('hjkmn');
      await page
        .getByRole('main')
        .getByRole('button', { name: say('Log in'), exact: true })
        .click();
      await expect(page.getByRole('banner')).toContainText('helena.prado');
    });
  });
}

test('an error speaks the new language when it is changed [S2-153]', async ({ page, say }) => {
  await page.goto('/m/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Log in'), exact: true })
    .click();
  await expect(page.getByLabel(say('Username'), { exact: true })).toHaveAccessibleDescription(
    say('Enter your username.'),
  );
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByLabel('Username', { exact: true })).toHaveAccessibleDescription('Enter your username.');
});

test('the page starts on the tab of its address, and switching changes the address without a reload [S1-045, S2-018, S2-019, S2-022]', async ({
  page,
  say,
}) => {
  const tabs = page.getByRole('navigation', { name: say('Log in or create an account') });
  const [login, register] = [
    tabs.getByRole('link', { name: say('Log in') }),
    tabs.getByRole('link', { name: say('Create account') }),
  ];
  await page.goto('/m/login');
  await expect(login).toHaveAttribute('aria-current', 'page');
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
});

test('has a link to the forgotten password and shows the password when asked [S2-021]', async ({ page, say }) => {
  await page.goto('/m/login');
  const password = page.getByLabel(say('Password'), { exact: true });
  await password.fill('a-secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: say('Show password') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('link', { name: say('Forgot password') }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
});

test('whoever is signed in is led from the login to home', async ({ member }) => {
  await member.goto('/m/login');
  await expect(member).toHaveURL(/\/m\/home$/);
});

test('too many wrong passwords: the reader is told to wait', async ({ page, say, gateway, request, consoleWatch }) => {
  consoleWatch.allow(/status of 429 .*\/wps\/session\/login/);
  const userName = 'guess.again';
  for (let tries = 0; tries < 10; tries += 1) {
    await withDatabase(gateway, (db) => db.deleteFrom('login_failures').execute());
    const answer = await callLogin(request, { userName, password: `guess-${tries}` });
    expect(answer.status(), await answer.text()).toBe(401);
  }
  await withDatabase(gateway, (db) => db.deleteFrom('login_failures').execute());
  await page.goto('/m/login');
  await sendLogin(page, say, { userName, password: 'one-more' });
  await expect(page.getByLabel(say('Password'), { exact: true })).toHaveAccessibleDescription(
    say('Too many attempts. Wait a moment and try again.'),
  );
});
