import { changeLobby, withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForStart } from '../support/start.ts';

const pages = [
  ['/m/registerTerms', 'Registration terms', 'Termos de cadastro da Maré', 'Registration terms of Maré'],
  ['/m/userAgreement', 'User agreement', 'Termos de uso da Maré', 'User agreement of Maré'],
  ['/m/loginTerms', 'Login terms', 'Termos de acesso da Maré', 'Login terms of Maré'],
] as const;

for (const language of ['pt', 'en'] as const) {
  test.describe(`legal texts in ${language}`, () => {
    test.use({ language });

    test('each shows its text and the links to the others [S1-094, S1-095, S1-096]', async ({ page, say }) => {
      const text = page.getByRole('article');
      const title = text.getByRole('heading', { level: 2 });
      const others = page.getByRole('navigation', { name: say('Other texts') }).getByRole('link');
      await page.goto(pages[0][0]);
      for (const [path, name, titlePt, titleEn] of pages) {
        if (path !== pages[0][0]) await others.filter({ hasText: say(name) }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page).toHaveTitle(`${say(name)} · Maré`);
        await expect(page.getByRole('heading', { level: 1, name: say(name) })).toBeVisible();
        await expect(title).toHaveText(language === 'pt' ? titlePt : titleEn);
        await expect(text).toContainText(language === 'pt' ? 'demonstração' : 'demonstration');
        await expect(text.getByRole('heading', { level: 3 })).not.toHaveCount(0);
        await expect(others).toHaveText(pages.filter(([other]) => other !== path).map(([, other]) => say(other)));
      }
      await page.getByRole('button', { name: say('Back') }).click();
      await expect(title).toHaveText(language === 'pt' ? pages[1][2] : pages[1][3]);
    });
  });
}

test('login and registration link to their terms and to the user agreement', async ({ page, say }) => {
  await page.goto('/m/login');
  for (const [from, name, to] of [
    ['/m/login', 'Login terms', '/m/loginTerms'],
    ['/m/register', 'Registration terms', '/m/registerTerms'],
    ['/m/login', 'User agreement', '/m/userAgreement'],
  ] as const) {
    await go(page, from);
    await page.getByRole('link', { name: say(name) }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('article')).toBeVisible();
  }
});

test('a text that the operator changes is shown at the next visit, its links work, and scripts in it do not run', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/loginTerms');
  await expect(page.getByRole('article')).toContainText('demonstração');
  const content = '<p>Um texto novo</p><p><a href="/m/help?i=5">Ajuda</a></p><img src="x" onerror="window.ran = 1">';
  await changeLobby(gateway, 'terms', (db) =>
    db.updateTable('terms').set({ content_pt: content }).where('kind', '=', 'login').execute(),
  );
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Um texto novo', { timeout: 2000 });
  }).toPass();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.getByRole('article').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL(/\/m\/help\?i=5$/);
});

test('a missing text says so, and one that failed to load can be retried', async ({
  page,
  gateway,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_FAILED/);
  const terms = await withDatabase(gateway, (db) => db.selectFrom('terms').selectAll().execute());
  await changeLobby(gateway, 'terms', (db) => db.deleteFrom('terms').where('kind', '=', 'register').execute());
  await expect(async () => {
    await page.goto('/m/registerTerms');
    await expect(page.getByRole('heading', { name: say('No text yet') })).toBeVisible({ timeout: 2000 });
  }).toPass();
  // A link that is tapped before opens the document, which contains the text.
  await waitForStart(page);
  await page.route('**/wps/system/terms**', (route) => route.abort());
  await page
    .getByRole('main')
    .getByRole('link', { name: say('User agreement') })
    .click();
  const again = page.getByRole('button', { name: say('Try again') });
  await expect(again).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/wps/system/terms**');
  // The page may retry by itself before the click.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(page.getByRole('article')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const lost = terms.filter(({ kind }) => kind === 'register');
  await changeLobby(gateway, 'terms', (db) => db.insertInto('terms').values(lost).execute());
});
