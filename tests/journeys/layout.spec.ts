import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { go } from '../support/start.ts';

test('header and footer stand where the page describes them, and nowhere else [S1-100, S1-101]', async ({
  visitor,
}) => {
  const [header, footer] = [visitor.getByRole('banner'), visitor.getByRole('contentinfo')];
  // A trial that is on its way: it would lead home by itself.
  await visitor.route('**/wps/member/trialuser', () => undefined);
  for (const { path, page } of pages.filter(({ open }) => open)) {
    await go(visitor, path);
    await expect(visitor).toHaveTitle(/ · Maré$/);
    await expect(header, path).toHaveCount(/home|back/.test(page.header) ? 1 : 0);
    await expect(footer, path).toHaveCount(page.footer ? 1 : 0);
    await expect(visitor.getByRole('main'), path).not.toBeEmpty();
  }
});

test('the header is hidden on the member centre [S1-100]', async ({ member }) => {
  await expect(member.getByRole('banner')).toBeVisible();
  await go(member, '/m/member/home');
  await expect(member.getByRole('heading', { level: 1, name: 'Marina' })).toBeVisible();
  await expect(member.getByRole('banner')).toHaveCount(0);
});

test('inner pages show a back arrow, home paths a logo and a game banner [S1-102, S1-103, S1-104]', async ({
  visitor,
  say,
}) => {
  const [back, logo, banner] = [
    visitor.getByRole('button', { name: say('Back') }),
    visitor.getByRole('link', { name: say('{brand}, home', { brand: 'Maré' }) }),
    visitor.getByRole('region', { name: say('Highlights') }),
  ];
  for (const path of ['/m/notice', '/m/help', '/m/activity', '/m/gameList']) {
    await go(visitor, path);
    await expect(back, path).toBeVisible();
    await expect(logo, path).toHaveCount(0);
    await expect(banner, path).toHaveCount(0);
  }
  for (const path of ['/', '/m', '/m/index', '/m/home']) {
    await go(visitor, path);
    await expect(logo, path).toBeVisible();
    await expect(banner, path).toBeVisible();
    await expect(back, path).toHaveCount(0);
  }
});

test('back on login, register, promotions, free trial and forgotten password puts home in their place [S1-105]', async ({
  visitor,
  say,
}) => {
  // A trial that is on its way: it would lead home by itself.
  await visitor.route('**/wps/member/trialuser', () => undefined);
  for (const path of ['/m/login', '/m/register', '/m/activity', '/m/trail', '/m/forget']) {
    await go(visitor, '/m/help');
    await expect(visitor.getByRole('tab').first()).toBeVisible();
    await visitor.goto(path);
    await visitor.getByRole('button', { name: say('Back') }).click();
    await expect(visitor, path).toHaveURL(/\/m\/home$/);
    await visitor.goBack();
    await expect(visitor, path).toHaveURL(/\/m\/help$/);
  }
});

test('back elsewhere goes one step back in history [S1-106]', async ({ visitor, say }) => {
  await visitor.getByRole('link', { name: /^Avisos: / }).click();
  await visitor.getByRole('button', { name: say('Back') }).click();
  await expect(visitor).toHaveURL(/\/$/);
  await expect(visitor.getByRole('list', { name: say('Popular') })).toBeVisible();
  await visitor.getByRole('link', { name: say('See all: {title}', { title: say('Popular') }) }).click();
  await visitor.getByRole('button', { name: say('Back') }).click();
  await expect(visitor).toHaveURL(/\/$/);
});

test('back on a page opened from a link goes home [S1-107]', async ({ page, say }) => {
  for (const path of ['/m/notice', '/m/help', '/m/gameList?gameType=FISH']) {
    await page.goto(path);
    await page.getByRole('button', { name: say('Back') }).click();
    await expect(page, path).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('list', { name: say('Popular') })).toBeVisible();
  }
});

test("the footer's link to responsible gaming opens that topic of the help", async ({ visitor, say }) => {
  const footer = visitor.getByRole('contentinfo');
  // Hot News come above it on the way there.
  await footer.scrollIntoViewIfNeeded();
  await expect(visitor.getByRole('button', { name: say('Watch the video') }).first()).toBeVisible();
  await footer.getByRole('link', { name: say('Responsible gaming') }).click();
  await expect(visitor.getByRole('tab', { name: 'Jogo responsável' })).toHaveAttribute('aria-selected', 'true');
});
