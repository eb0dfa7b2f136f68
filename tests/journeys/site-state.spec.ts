import { homeDataId } from '#src/contract/worker/home-document.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { changeLobby } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { journeyLanguages } from '../support/soak.ts';

type Flags = { maintenance: 0 | 1; region_restriction: 0 | 1 };
const open: Flags = { maintenance: 0, region_restriction: 0 };

const setState = (gateway: GatewayProcess, flags: Flags) =>
  changeLobby(gateway, 'status', (db) =>
    db.updateTable('site_state').set(flags).where('merchant_code', '=', 'mare').execute(),
  );

for (const language of journeyLanguages) {
  test.describe(`the site in ${language}`, () => {
    test.use({ language });

    const closeSite = async (gateway: GatewayProcess, request: Parameters<typeof ask>[0], flags: Flags) => {
      await setState(gateway, flags);
      await expect.poll(async () => (await ask(request, systemStatus)).maintenance).toBe(flags.maintenance === 1);
      await expect
        .poll(async () => (await ask(request, systemStatus)).regionRestriction)
        .toBe(flags.region_restriction === 1);
      // The status in a document of an open site counts as fresh for a minute. Documents of a closed one contain none, and the
      // test need not wait until they are rendered again, which takes ten seconds on a busy machine.
      if (flags.maintenance + flags.region_restriction > 0)
        await expect
          .poll(async () => (await (await request.get('/')).text()).includes(`id="${homeDataId}"`))
          .toBe(false);
    };
    test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of (503|451)/));
    test.afterEach(({ gateway, request }) => closeSite(gateway, request, open));

    test('under maintenance shows the maintenance page, with its end in the reader’s time zone, the notices and the contacts, and the app again afterwards [S1-242, S1-392, S1-404, S1-241]', async ({
      visitor: page,
      gateway,
      request,
      say,
    }) => {
      const heading = page.getByRole('heading', { name: say('The platform is under maintenance') });
      const until = (at: number | null) =>
        changeLobby(gateway, 'status', (db) =>
          db.updateTable('site_state').set({ maintenance_until: at }).where('merchant_code', '=', 'mare').execute(),
        );
      await closeSite(gateway, request, { maintenance: 1, region_restriction: 0 });

      const again = page.getByRole('button', { name: say('Try again') });
      await test.step('on an open page the next call brings the maintenance page', async () => {
        const categories = page.getByRole('group', { name: say('Categories') });
        const lottery = categories.getByRole('button', { name: say('Lottery'), exact: true });
        const told = page.getByText(say('The platform is under maintenance. Come back in a while.')).or(heading);
        // The page also polls for changes, and may know before the tap; a tap whose call times out has another message.
        await expect(async () => {
          if (await again.first().isVisible()) await again.first().click({ timeout: 2000 });
          else if (await lottery.isVisible()) await lottery.click({ timeout: 2000 });
          await expect(told.first()).toBeVisible({ timeout: 2000 });
        }).toPass();
      });

      for (const path of ['/', '/m/gameList', '/m/login'])
        await test.step(`the page at ${path}`, async () => {
          await page.goto(path);
          await expect(heading).toBeVisible();
          await expect(
            page.getByText(say('Your balance and your games are safe. Please come back shortly.')),
          ).toBeVisible();
          await expect(page.getByRole('navigation')).toHaveCount(0);
          await expect(page.getByRole('listitem').getByRole('heading')).not.toHaveCount(0);
        });
      await expectAccessible(page);
      await until(Date.UTC(2099, 2, 14, 5));
      await expect(async () => {
        const asked = page.waitForResponse((response) => new URL(response.url()).pathname === systemStatus.path);
        await again.click();
        await asked;
        await expect(heading).toBeVisible();
        // 5 o'clock in Greenwich is 2 in São Paulo.
        const time = page.getByText(language === 'pt' ? /14\/03\/2099, 02:00/ : /3\/14\/99, 2:00/);
        await expect(time).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByRole('button', { name: say('Support') }).click();
      const support = page.getByRole('dialog', { name: say('How can we help?') });
      await support.getByRole('button', { name: say('Customer service') }).click();
      await expect(support.getByRole('link', { name: /suporte\.mare\.example/ }).first()).toBeVisible();
      await expect(support.getByRole('link', { name: say('Announcements') })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(support).toHaveCount(0);
      await until(null);
      await closeSite(gateway, request, open);
      // The page may recover by itself before the click: it also polls the status when its network seems slow.
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 2000 });
        await expect(page.getByLabel(say('Username'), { exact: true })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.goto('/');
      await expect(page.getByRole('list', { name: say('Popular') }).getByRole('listitem')).toHaveCount(9);
    });

    test('restricted to a region shows the second page with the address [S1-243, S1-405]', async ({
      page,
      gateway,
      request,
      say,
    }) => {
      await closeSite(gateway, request, { maintenance: 0, region_restriction: 1 });
      await page.goto('/m/home');
      await expect(
        page.getByRole('heading', { name: say('Access from your address or region is restricted') }),
      ).toBeVisible();
      await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  });
}
