import { watchViolations } from '../security/violations.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { servedPaths } from '../support/pages.ts';
import { waitForStart } from '../support/start.ts';

const addresses = [...servedPaths, '/m/help?i=1', '/m/gameList?gameType=RNG', '/m/gameList?gameType=SPORTS'];

test('every public page is served rendered and hydrates without a new render, within the policy', async ({
  context,
  page,
  request,
}) => {
  const violations = await watchViolations(context);
  // The console is watched: a hydration mismatch is printed there.
  for (const address of addresses) {
    await expect
      .poll(async () => (await request.get(address)).text(), { message: address })
      .toContain('id="home-data"');
    await page.goto(address);
    const first = await page.locator('main > *').first().elementHandle();
    await waitForStart(page);
    expect(await first?.evaluate((element) => element.isConnected), address).toBe(true);
  }
  expect(violations).toEqual([]);
});

test('the document of a page is the same for a member, whose first paint has no link to log in', async ({
  member,
  request,
  say,
}) => {
  const guest = await (await request.get('/m/home')).text();
  expect(await (await member.request.get('/m/home')).text()).toBe(guest);
  await member.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const link = document.querySelector('header a[href="/m/login"]');
      document.documentElement.dataset['seen'] = link ? getComputedStyle(link).visibility : 'none';
    });
  });
  await member.goto('/m/home');
  expect(await member.evaluate(() => document.documentElement.dataset['seen'])).toBe('hidden');
  await expect(member.getByRole('banner')).toContainText('marina.costa');
  await expect(member.getByRole('banner').getByRole('link', { name: say('Log in') })).toHaveCount(0);
});

test('the frame of a page is right for a member, too, when its texts load after the session is known', async ({
  member,
}) => {
  // The console is watched.
  const { promise: known, resolve: release } = Promise.withResolvers<void>();
  await member.route(new RegExp(builtFile('locales/pt-shell.po')), async (route) => {
    await known;
    await route.continue();
  });
  await member.goto('/m/home');
  await waitForStart(member);
  await expect(member.getByRole('banner').locator('a[href="/m/login"]')).toHaveCount(0);
  release();
  await expect(member.getByRole('banner')).toContainText('marina.costa');
  await member.waitForLoadState('networkidle');
});
