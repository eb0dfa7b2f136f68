import { askHotGames } from '../support/ask.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHomeCode, waitForStart } from '../support/start.ts';
import { textsIn } from '../support/texts.ts';

const [pt, en] = [textsIn('pt'), textsIn('en')];

test('the language of the footer changes every text at once, without loading the page again, and stays [S1-131, S1-269]', async ({
  visitor,
  request,
}) => {
  const header = visitor.getByRole('banner');
  await waitForHomeCode(visitor);
  // The footer stands below Hot News, which are asked for on the way there.
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('heading', { name: pt('Hot news') })).toBeVisible();
  await visitor.evaluate(() => document.body.setAttribute('data-same-page', ''));
  // The page's clock stands: whatever waits for a timer does not come, and what is asked for is all that it needs.
  const now = Date.now();
  await visitor.clock.install({ time: now });
  await visitor.clock.pauseAt(now + 60_000);
  const asked: string[] = [];
  visitor.on('request', (each) => {
    if (each.resourceType() !== 'image') asked.push(new URL(each.url()).pathname);
  });
  await visitor.getByRole('contentinfo').getByRole('radio', { name: 'English' }).click();
  await expect(header.getByRole('link', { name: en('Log in') })).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(
    visitor
      .getByRole('group', { name: en('Categories') })
      .getByRole('button')
      .nth(2),
  ).toHaveText('Fishing');
  await expect(visitor).toHaveTitle('Home · Maré');
  await expect(visitor.getByText(pt('Log in'), { exact: true })).toHaveCount(0);
  expect(asked.toSorted()).toEqual(
    ['locales/en.po', 'locales/en-around.po', 'locales/en-pages.po'].map(builtFile).toSorted(),
  );
  await visitor.clock.resume();
  const hot = await askHotGames(request, 'en');
  await expect(
    visitor
      .getByRole('list', { name: en('Popular') })
      .getByRole('listitem')
      .first(),
  ).toContainText(hot[0]?.displayName ?? '-');
  await expect(visitor.locator('body')).toHaveAttribute('data-same-page');

  const served = await visitor.reload();
  expect(await served?.text()).toContain(en('Log in'));
  await expect(header.getByRole('link', { name: en('Register') })).toBeVisible();
  expect(await visitor.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('a language that is tapped before the app listens is taken up once it does', async ({ page }) => {
  let comeToLife = () => {};
  const tapped = new Promise<void>((resolve) => (comeToLife = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const choice = page.getByRole('contentinfo').getByRole('radio', { name: 'English' });
  await choice.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  comeToLife();
  await expect(page.getByRole('banner').getByRole('link', { name: en('Log in') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(choice).toBeChecked();
});

test('a language whose texts do not come changes nothing', async ({ visitor, say, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource|ERR_|dynamically imported/);
  await visitor.route('**/assets/en-*.js', (route) => route.abort('failed'));
  await visitor.getByRole('contentinfo').getByRole('radio', { name: 'English' }).click();
  await expect(visitor.getByRole('alert')).toContainText(/\w/);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(visitor.getByRole('link', { name: say('Log in') })).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByRole('radio', { name: 'Português' })).toBeChecked();
});

test('Portuguese is what a first visitor reads, whatever the browser speaks [S1-001]', async ({ browser, gateway }) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: gateway.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: pt('Register') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.goto('/m/login');
  await expect(page.getByLabel(pt('Username'))).toBeVisible();
  await context.close();
});

test('only Portuguese and English can be chosen [S1-002]', async ({ visitor }) => {
  const choices = visitor.getByRole('contentinfo').getByRole('radio');
  await expect(choices).toHaveCount(2);
  await expect(choices.nth(0)).toHaveAccessibleName('Português');
  await expect(choices.nth(1)).toHaveAccessibleName('English');
});

test('the member centre has one place where the language is changed, and the login leads a member home', async ({
  page,
  member,
}) => {
  await member.goto('/m/member/home');
  await waitForStart(member);
  const english = member.getByRole('radio', { name: 'English' });
  await expect(english).toHaveCount(1);
  await member.getByRole('main').getByRole('radio', { name: 'English' }).click();
  await expect(member.getByRole('link', { name: en('Withdraw') })).toBeVisible();
  await expect(member.getByRole('heading', { name: en('Total balance') })).toBeVisible();
  await page.goto('/m/login');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('so has the login page', async ({ page }) => {
  await page.goto('/m/login');
  await waitForStart(page);
  const english = page.getByRole('radio', { name: 'English' });
  await expect(english).toHaveCount(1);
  await english.click();
  await expect(page.getByLabel(en('Password'), { exact: true })).toBeVisible();
});

test('the theme is light until another one is chosen, and changes at once [S1-033]', async ({ member, say }) => {
  await member.goto('/m/member/home');
  const root = member.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const colour = () => member.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colour();
  const choice = member.getByRole('radiogroup', { name: say('Theme') });
  await choice.getByRole('radio', { name: say('Dark') }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect.poll(colour).not.toBe(light);
  await choice.getByRole('radio', { name: say('Light') }).check();
  await expect.poll(colour).toBe(light);
});
