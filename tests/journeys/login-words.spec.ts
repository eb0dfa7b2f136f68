import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoAccount } from '../support/members.ts';
import { readSession } from '../support/session.ts';

const helena = demoAccount('helena.prado');

for (const language of ['pt', 'en'] as const) {
  test.describe(`the login page in ${language}`, () => {
    test.use({ language });

    test('has the title of its button [S2-008]', async ({ page, say }) => {
      await page.goto('/m/login');
      const submit = page.getByRole('main').getByRole('button', { name: say('Log in'), exact: true });
      await expect(page).toHaveTitle(`${await submit.innerText()} · Maré`);
    });

    test('refuses an account of no member type in words, and opens no session [S2-180]', async ({
      page,
      gateway,
      say,
      consoleWatch,
    }) => {
      consoleWatch.allow(/status of 403 .*\/wps\/session\/login/);
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
    });
  });
}

test('below the form stand up to four hot games and the language switcher [S2-027]', async ({ page, say }) => {
  await page.goto('/m/login');
  const games = page.getByRole('navigation', { name: say('Most played') }).getByRole('button');
  await expect(games.first()).toBeVisible();
  expect(await games.count()).toBeLessThanOrEqual(4);
  await expect(page.getByRole('radiogroup', { name: say('Language') })).toBeVisible();
});
