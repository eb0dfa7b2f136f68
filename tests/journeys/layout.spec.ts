import { expect, test } from '../support/fixtures.ts';
import { pages } from '../support/pages.ts';
import { go } from '../support/start.ts';

// Which page has which of them: src/pages.test.ts.
test('header and footer are where the page describes them, inner pages show a back arrow, home paths a logo and a game banner [S1-100, S1-101, S1-102, S1-103, S1-104]', async ({
  visitor,
  say,
}) => {
  const [header, footer] = [visitor.getByRole('banner'), visitor.getByRole('contentinfo')];
  const [back, logo, banner] = [
    header.getByRole('button', { name: say('Back') }),
    visitor.getByRole('link', { name: say('{brand}, home', { brand: 'Maré' }) }),
    visitor.getByRole('region', { name: say('Highlights') }),
  ];
  const kindOf = ({ page }: (typeof pages)[number]) => `${page.header} ${page.footer}`;
  const open = pages.filter((page) => page.open && page.path !== '/m/trail');
  const kinds = open.filter((one, index) => open.findIndex((other) => kindOf(other) === kindOf(one)) === index);
  expect(kinds.map(({ page }) => page.header)).toEqual(expect.arrayContaining(['home', 'back', 'own']));
  // The first of each kind, after the visitor has been elsewhere.
  for (const { path, page } of [...kinds.filter(({ page: { header: has } }) => has !== 'home'), ...kinds]) {
    await go(visitor, path);
    await expect(visitor).toHaveTitle(/ · Maré$/);
    await expect(header, path).toHaveCount(/home|back/.test(page.header) ? 1 : 0);
    await expect(footer, path).toHaveCount(page.footer ? 1 : 0);
    await expect(visitor.getByRole('main'), path).not.toBeEmpty();
    await expect(back, path).toHaveCount(page.header === 'back' ? 1 : 0);
    await expect(logo, path).toHaveCount(page.header === 'home' ? 1 : 0);
    await expect(banner, path).toHaveCount(page.header === 'home' ? 1 : 0);
  }
});

test("the footer's link to responsible gaming opens that topic of the help; the header is hidden on the member centre [S1-100]", async ({
  member,
  say,
}) => {
  await expect(member.getByRole('banner')).toBeVisible();
  const footer = member.getByRole('contentinfo');
  // Hot News load above it on the way there.
  await footer.scrollIntoViewIfNeeded();
  await expect(member.getByRole('button', { name: say('Watch the video') }).first()).toBeVisible();
  await footer.getByRole('link', { name: say('Responsible gaming') }).click();
  await expect(member.getByRole('tab', { name: 'Jogo responsável' })).toHaveAttribute('aria-selected', 'true');
  await go(member, '/m/member/home');
  await expect(member.getByRole('heading', { level: 1, name: 'Marina' })).toBeVisible();
  await expect(member.getByRole('banner')).toHaveCount(0);
});

test('back on login, register, promotions, free trial and forgotten password replaces them by home; elsewhere it goes one step back, and home where there is none [S1-105, S1-106, S1-107]', async ({
  page,
  say,
}) => {
  // A pending trial would redirect home by itself.
  await page.route('**/wps/member/trialuser', () => undefined);
  const back = page.getByRole('button', { name: say('Back') });
  const popular = page.getByRole('list', { name: say('Popular') });
  await test.step('opened from a link', async () => {
    await page.goto('/m/notice');
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(popular).toBeVisible();
  });
  await test.step('one step', async () => {
    await page.getByRole('link', { name: /^Avisos: / }).click();
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(popular).toBeVisible();
    await page.getByRole('link', { name: say('See all: {title}', { title: say('Popular') }) }).click();
    await back.click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await test.step('home in their place', async () => {
    const help = page.getByRole('tablist', { name: say('Help topics') });
    await go(page, '/m/help');
    for (const path of ['/m/register', '/m/activity', '/m/trail', '/m/forget', '/m/login']) {
      await expect(help).toBeVisible();
      // One of them as after a reload, or as a link in another app opens it here.
      if (path === '/m/login') await page.goto(path);
      else await go(page, path);
      await expect(help).toBeHidden();
      await back.click();
      await expect(page, path).toHaveURL(/\/m\/home$/);
      await expect(popular, path).toBeVisible();
      await page.goBack();
      await expect(page, path).toHaveURL(/\/m\/help$/);
    }
  });
});
