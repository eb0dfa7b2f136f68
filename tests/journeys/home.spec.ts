import { bannerAutoplay } from '#src/contract/core/limits.ts';
import { askHotGames, askVendors, askWinners } from '../support/ask.ts';
import { builtFile } from '../support/built-file.ts';
import { categoryNames } from '../support/categories.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go, waitForPage, waitForStart } from '../support/start.ts';

for (const language of journeyLanguages) {
  test.describe(`home of a visitor in ${language}`, () => {
    test.use({ language });

    test('shows logo, login and register, the categories, the popular games, the winners and the footer, and links to the HOT list [S1-104, S1-118, S1-121, S1-130, S1-132, S1-139, S1-143, S1-144, S1-177]', async ({
      visitor,
      say,
      request,
    }) => {
      const [hot, winners] = await Promise.all([askHotGames(request, language), askWinners(request, language)]);
      const header = visitor.getByRole('banner');
      await test.step('categories', async () => {
        const strip = visitor.getByRole('group', { name: say('Categories') });
        await expect(strip.getByRole('button')).toHaveText(categoryNames.map((name) => say(name)));
        await expect(strip.getByRole('button', { name: say('Popular'), exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        const [inner, outer] = await strip.evaluate((element) => [element.scrollWidth, element.clientWidth]);
        expect(inner).toBeGreaterThan(outer ?? 0);
        const background = await visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(background).not.toBe('rgba(0, 0, 0, 0)');
      });
      await test.step('winners: game, player, amount', async () => {
        const rows = visitor.getByRole('group', { name: say('Latest winners') }).getByRole('button');
        const format = new Intl.NumberFormat(language === 'pt' ? 'pt-BR' : 'en', { minimumFractionDigits: 2 });
        for (const [place, { vo }] of winners.slice(0, 6).entries()) {
          const row = rows.nth(place);
          await expect(row).toContainText(vo.gameName);
          await expect(row).toContainText(`${vo.customerName} · `);
          await expect(row).toContainText('R$');
          await expect(row).toContainText(format.format(Number(vo.winAmount)));
        }
      });
      await test.step('footer: copyright since 2025, up to four hot games', async () => {
        const footer = visitor.getByRole('contentinfo');
        await expect(footer.getByText(`© 2025–${new Date().getFullYear()} Maré`)).toBeVisible();
        const links = footer.getByRole('navigation', { name: say('Most played') }).getByRole('button');
        await expect(links).toHaveText(hot.slice(0, 4).map((game) => game.displayName));
      });
      await test.step('header', async () => {
        await expect(header.getByRole('link', { name: say('{brand}, home', { brand: 'Maré' }) })).toBeVisible();
        await expect(header.getByRole('button', { name: say('Back') })).toHaveCount(0);
        await header.getByRole('link', { name: say('Log in') }).click();
        await expect(visitor).toHaveURL(/\/m\/login$/);
        await visitor.goBack();
        await header.getByRole('link', { name: say('Register') }).click();
        await expect(visitor).toHaveURL(/\/m\/register$/);
        await visitor.goBack();
      });
      await test.step('popular', async () => {
        const block = visitor.getByRole('region', { name: say('Popular') });
        await expect(block.getByRole('heading', { name: say('Popular') })).toBeVisible();
        const names = hot.slice(0, 9).map((game) => game.displayName);
        await expect(block.getByRole('listitem')).toHaveCount(9);
        for (const [place, tile] of (await block.getByRole('listitem').all()).entries())
          await expect(tile).toContainText(names[place] ?? '-');
        await block.getByRole('link', { name: say('See all: {title}', { title: say('Popular') }) }).click();
        await expect(visitor).toHaveURL(/\/m\/gameList\?gameType=HOT$/);
        await expect(visitor.getByRole('heading', { level: 1, name: say('Popular') })).toBeAttached();
      });
    });
  });
}

test('without a session the bottom menu has five entries, each to its page or to the login, and lists, help, promotions and announcements can be read [S1-004, S1-115, S1-117, S1-149, S1-151, S1-333, S1-377]', async ({
  visitor,
  say,
}) => {
  const second = visitor.getByRole('heading', { level: 2 }).first();
  await test.step('the notice bar and its list', async () => {
    const asked = visitor.waitForRequest((request) => request.url().includes('MCSFE_getListAnnouncements'));
    const bar = visitor.getByRole('link', { name: /^Avisos: / });
    await expect(bar).toContainText(/Na terça-feira, \d+º? de [a-zç]+, das 3h às 4h/);
    await expect(bar).not.toContainText('<p>');
    await bar.click();
    await expect(visitor).toHaveURL(/\/m\/notice$/);
    expect(new URL((await asked).url()).searchParams.get('types')).toBe('B,PL,PU');
    await expect(visitor.getByRole('heading', { name: /^Manutenção na terça, \d/ })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1, name: say('Announcements') })).toBeVisible();
    await expect(second).toBeVisible();
  });
  await test.step('other pages', async () => {
    await go(visitor, '/m/help');
    await expect(visitor.getByRole('tab').first()).toBeVisible();
    await go(visitor, '/m/gameList?gameType=HOT');
    await expect(visitor.getByRole('listitem').first()).toBeVisible();
    await go(visitor, '/m/home');
    await waitForPage(visitor);
  });
  const menu = visitor.getByRole('navigation', { name: say('Main menu') });
  const entries = ['Home', 'Invite', 'Deposit', 'Promotions', 'Account'].map((name) => say(name));
  await expect(menu.getByRole('link')).toHaveText(entries);
  await expect(menu.getByRole('link', { name: entries[0] ?? '' })).toHaveAttribute('aria-current', 'page');
  for (const [entry, path] of [
    ['Invite', 'login'],
    ['Deposit', 'login'],
    ['Promotions', 'activity'],
    ['Account', 'login'],
  ] as const) {
    await menu.getByRole('link', { name: say(entry) }).click();
    await expect(visitor).toHaveURL(new RegExp(`/m/${path}$`));
    // The redirect to the login is still pending.
    await waitForPage(visitor);
    if (path === 'activity') await expect(second).toBeVisible();
    await go(visitor, '/m/home');
    await waitForPage(visitor);
  }
});

test('the banner carousel shows the banners of m_home, advances by itself and opens a banner’s link; each category shows its vendors or its first games, with a more button to its list, and stays chosen under the header while the page scrolls [S1-111, S1-112, S1-114, S1-134, S1-140, S1-141, S1-142, S1-146]', async ({
  page: visitor,
  say,
  request,
}) => {
  await visitor.clock.install();
  const moving = visitor.waitForResponse(`**${builtFile('src/ui/carousel-slider.ts')}`);
  await visitor.goto('/');
  await waitForStart(visitor);
  await test.step('carousel', async () => {
    const carousel = visitor.getByRole('region', { name: say('Highlights') });
    const banner = carousel.getByRole('link', { name: /Fundo do mar, peixe à vista/ });
    await expect(banner).toBeVisible();
    await expect(
      carousel.getByText(say('Highlight {index} of {count}', { index: 1, count: 4 }), { exact: true }),
    ).toBeAttached();
    await moving;
    const next = carousel.getByRole('link', { name: /O bloco sai na sexta/ });
    await expect(async () => {
      await visitor.clock.runFor(bannerAutoplay);
      await expect(next).toBeVisible({ timeout: 3000 });
    }).toPass();
    await carousel.getByRole('button', { name: say('Previous highlight') }).click();
    await banner.click();
    await expect(visitor).toHaveURL(/\/m\/gameList\?gameType=FISH$/);
    await visitor.goBack();
  });
  const sorting = await askVendors(request);
  const strip = visitor.getByRole('group', { name: say('Categories') });
  await test.step('games', async () => {
    const last = strip.getByRole('button', { name: say('Lottery'), exact: true });
    await last.click();
    const area = visitor.getByRole('region', { name: say('Lottery'), exact: true });
    await expect(area.getByRole('list', { name: say('Lottery') })).toBeVisible();
    await expect(area.getByRole('button', { name: /nos favoritos$/ }).first()).toBeVisible();
    await expect(last).toBeInViewport({ ratio: 1 });
    await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(strip).toBeInViewport();
    await visitor.mouse.move(180, 500);
    const top = () => strip.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(80);
    expect(await visitor.evaluate(() => scrollY)).toBeGreaterThan(300);
  });
  const areas = { RNG: 'Slots', FISH: 'Fishing', LIVE: 'Live', ESPORTS: 'E-sports', PVP: 'PVP' } as const;
  for (const [type, name] of Object.entries(areas)) {
    await strip.getByRole('button', { name: say(name), exact: true }).click();
    const area = visitor.getByRole('region', { name: say(name), exact: true });
    const vendors = sorting.find(({ gameCategory }) => gameCategory === type)?.vendorNames ?? [];
    await expect(area.getByRole('listitem')).toHaveCount(vendors.length);
    const tile = area.getByRole('listitem').first();
    await expect(tile).toContainText(vendors[0]?.accountTypeName ?? '-');
    await expect(tile.locator('img')).toBeVisible();
    await expect(
      tile.getByRole('button', { name: say('Play {name}', { name: vendors[0]?.accountTypeName ?? '-' }) }),
    ).toBeVisible();
    const more = area.getByRole('link', { name: say('See all: {title}', { title: say(name) }) });
    await expect(more).toHaveAttribute('href', `/m/gameList?gameType=${type}`);
  }
  const slots = sorting.find(({ gameCategory }) => gameCategory === 'PVP')?.vendorNames[0];
  await visitor
    .getByRole('region', { name: 'PVP' })
    .getByRole('link', { name: slots?.accountTypeName ?? '-' })
    .click();
  await expect(visitor).toHaveURL(new RegExp(`/m/gameList\\?gameType=PVP&vassalage=${slots?.vassalage}$`));
});
