import type { Page } from '@playwright/test';
import { askHotGames } from '../support/ask.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { go, waitForHomeCode } from '../support/start.ts';
import { textsIn } from '../support/texts.ts';

const [pt, en] = [textsIn('pt'), textsIn('en')];

/** Scrolls to home's footer. It is below Hot News, which load on the way there and shift it then. */
async function goToFooter(page: Page): Promise<void> {
  await waitForHomeCode(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const news = page.getByRole('region', { name: pt('Hot news') });
  await expect(news.locator('details').first()).toBeVisible();
}

test('the language of the footer changes every text at once, without a reload, and is stored; only Portuguese and English can be chosen [S1-131, S1-269, S1-002]', async ({
  visitor,
  request,
}) => {
  const header = visitor.getByRole('banner');
  await goToFooter(visitor);
  const choices = visitor.getByRole('contentinfo').getByRole('radio');
  await expect(choices).toHaveCount(2);
  await expect(choices.nth(0)).toHaveAccessibleName('Português');
  await expect(choices.nth(1)).toHaveAccessibleName('English');
  await visitor.evaluate(() => document.body.setAttribute('data-same-page', ''));
  // The page's clock is paused: timers do not fire, and only the necessary requests are made.
  const now = Date.now();
  await visitor.clock.install({ time: now });
  await visitor.clock.pauseAt(now + 60_000);
  const asked: string[] = [];
  visitor.on('request', (each) => {
    if (each.resourceType() !== 'image') asked.push(new URL(each.url()).pathname);
  });
  await visitor.getByRole('contentinfo').getByRole('radio', { name: 'English' }).click();
  await expect(header.getByRole('link', { name: en('Log in') })).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(
    visitor
      .getByRole('group', { name: en('Categories') })
      .getByRole('button')
      .nth(2),
  ).toHaveText('Fishing');
  await expect(visitor).toHaveTitle('Home · Maré');
  await expect(visitor.getByText(pt('Log in'), { exact: true })).toHaveCount(0);
  expect(asked.toSorted()).toEqual(
    ['', '-shell', '-pages', '-members'].map((reach) => builtFile(`locales/en${reach}.po`)).toSorted(),
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

test('a language whose texts fail to load changes nothing; one that is tapped before hydration is applied after it', async ({
  visitor,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/Failed to load resource|ERR_|dynamically imported/);
  const choice = visitor.getByRole('contentinfo').getByRole('radio', { name: 'English' });
  await visitor.route('**/assets/en-*.js', (route) => route.abort('failed'));
  await goToFooter(visitor);
  await choice.click();
  await expect(visitor.getByRole('alert')).toContainText(/\w/);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(visitor.getByRole('link', { name: say('Log in') })).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByRole('radio', { name: 'Português' })).toBeChecked();
  await visitor.unroute('**/assets/en-*.js');

  let comeToLife = () => {};
  const tapped = new Promise<void>((resolve) => (comeToLife = resolve));
  await visitor.route(/\/assets\/.+\.js$/, async (route) => {
    await tapped;
    await route.continue();
  });
  await visitor.goto('/', { waitUntil: 'commit' });
  await choice.click();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'pt-BR');
  comeToLife();
  await expect(visitor.getByRole('banner').getByRole('link', { name: en('Log in') })).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(choice).toBeChecked();
});

test('Portuguese is the language of a first visit, with any language of the browser [S1-001]', async ({
  browser,
  gateway,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: gateway.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: pt('Register') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.goto('/m/login');
  await expect(page.getByLabel(pt('Username'))).toBeVisible();
  await context.close();
});

test('the member centre has one place where language and theme are changed, at once; the theme is light until another one is chosen [S1-033]', async ({
  member,
  say,
}) => {
  await go(member, '/m/member/home');
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

  const english = member.getByRole('radio', { name: 'English' });
  await expect(english).toHaveCount(1);
  await member.getByRole('main').getByRole('radio', { name: 'English' }).click();
  await expect(member.getByRole('link', { name: en('Withdraw') })).toBeVisible();
  await expect(member.getByRole('heading', { name: en('Total balance') })).toBeVisible();
});
