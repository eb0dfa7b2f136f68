import { readStores } from '../security/stores.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { demoMember } from '../support/members.ts';
import { signIn } from '../support/sign-in.ts';
import { go, waitForPage } from '../support/start.ts';
import { cachedIn, visitUntilCached } from '../support/worker.ts';

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|service worker/i),
);

test('the help with its numbers to call, the terms, the promotions, the VIP page and a member’s favourites are there without a network though they were never opened [CARD-14]', async ({
  browser,
}) => {
  await withGateway(async (gateway) => {
    const context = await browser.newContext({ baseURL: gateway.url });
    const page = await context.newPage();
    await visitUntilCached(page, gateway.url);
    await signIn(page, demoMember);
    for (const call of ['helpCenter', 'terms', 'promotions'])
      await expect.poll(() => cachedIn(page, 'mare-reads')).toContainEqual(expect.stringContaining(call));
    await page.reload();
    await expect.poll(() => cachedIn(page, 'mare-vip')).toHaveLength(1);
    await expect.poll(async () => JSON.stringify(await readStores(page.mainFrame()))).toContain('favouriteList');
    await gateway.stop();
    await page.goto('/m/help?i=5');
    await page.getByText('Onde encontro ajuda?').click();
    await expect(page.getByText('CVV').first()).toBeVisible();
    for (const path of ['/m/userAgreement', '/m/activity']) {
      await go(page, path);
      await waitForPage(page);
      await expect(page.getByRole('heading', { level: 2 }).first(), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
    }
    await go(page, '/m/gameList?gameType=FAV');
    await expect(page.getByRole('main').getByRole('button', { name: 'Rei Polvo' }).first()).toBeVisible();
    await page.goto('/vip/vip.html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });
});
